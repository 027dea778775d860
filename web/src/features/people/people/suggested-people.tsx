import {
  mostSuggestedPeople,
  type FoundPerson,
  type PersonReason,
} from '@patchbay/contract/people/people'
import { nameOf } from '@patchbay/contract/people/person-name'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { between } from '../../../ui/between.ts'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { PersonAvatar } from './person-link.tsx'
import { suggestedTexts as texts } from './suggested-texts.ts'
import { useSuggestedPeople } from './use-suggested-people.ts'

const workOf = ({ profession, city }: FoundPerson): string =>
  [profession, city].filter((one) => one !== null).join(between)

/** Said once above all: what most of them have in common with the viewer. */
function mainReason(reasons: readonly PersonReason[]): string | undefined {
  const all = reasons.map(texts.because)
  const works = reasons.findIndex(({ kind }) => kind === 'works_with')
  return all[works] ?? (new Set(all).size === 1 ? all[0] : undefined)
}

const boxes = (
  <ul>
    {Array.from({ length: mostSuggestedPeople }, (_, i) => (
      <PanelRow
        key={i}
        mark={<div className="skeleton size-10 shrink-0 rounded-full" />}
        title={<div className="skeleton my-1 h-4 w-2/5" />}
        line={<div className="skeleton my-0.5 h-3.5 w-3/5" />}
      />
    ))}
  </ul>
)

interface SuggestedPeopleProps {
  /** Has its place before they are known, so that what stands below does not move. */
  reserved?: boolean
}

/** People who fit the viewer's profile, and why; nothing while they are not known. */
export function SuggestedPeople({ reserved = false }: SuggestedPeopleProps): ReactNode {
  const { data, isPending } = useSuggestedPeople()
  const rows = (data?.suggestions ?? []).map(({ person, reasons: [reason] }) => ({
    person,
    reason,
  }))
  const isWaiting = isPending && reserved
  if (rows.length === 0 && !isWaiting) return null
  const main = mainReason(rows.flatMap(({ reason }) => reason ?? []))
  return (
    <Panel
      title={texts.title}
      hint={main ?? texts.several}
      action={
        <Link
          to="/users"
          className="shrink-0 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {texts.all}
        </Link>
      }
    >
      {isWaiting && boxes}
      <ul>
        {rows.map(({ person, reason }) => (
          <PanelRow
            key={person.id}
            mark={<PersonAvatar person={person} size={40} />}
            title={
              <Link
                to="/users/$userId"
                params={{ userId: person.id }}
                className="inline-flex max-w-full underline-offset-2 after:absolute after:inset-0 hover:underline"
              >
                <PersonName name={nameOf(person)} verified={person.verified} />
              </Link>
            }
            line={workOf(person)}
            note={reason && texts.because(reason) !== main && texts.because(reason)}
            action={<ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
          />
        ))}
      </ul>
    </Panel>
  )
}
