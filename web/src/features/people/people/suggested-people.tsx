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
import { useSuggestedPeople, type SuggestedPerson } from './use-suggested-people.ts'

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

const allPeople = (
  <Link
    to="/users"
    className="shrink-0 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
  >
    {texts.all}
  </Link>
)

function Row({ person, note }: { person: FoundPerson; note: string | undefined }): ReactNode {
  return (
    <PanelRow
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
      note={note}
      action={<ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
    />
  )
}

interface PeopleRowsProps {
  people: readonly SuggestedPerson[]
  /** The panel says it of all. */
  main: string | undefined
  /** In two columns where there is room. */
  wide?: boolean
}

function PeopleRows({ people, main, wide = false }: PeopleRowsProps): ReactNode {
  return (
    <ul className={wide ? 'md:grid md:grid-cols-2' : undefined}>
      {people.map(({ person, reason }) => {
        const why = reason && texts.because(reason)
        return <Row key={person.id} person={person} note={why === main ? undefined : why} />
      })}
    </ul>
  )
}

const mainReasonOf = (people: readonly SuggestedPerson[]): string | undefined =>
  mainReason(people.flatMap(({ reason }) => reason ?? []))

interface SuggestedPeopleProps {
  /** Has its place before they are known, so that what stands below does not move. */
  reserved?: boolean
}

/** People who fit the viewer's profile, and why; nothing while they are not known. */
export function SuggestedPeople({ reserved = false }: SuggestedPeopleProps): ReactNode {
  const { data: people = [], isPending } = useSuggestedPeople()
  const isWaiting = isPending && reserved
  if (people.length === 0 && !isWaiting) return null
  const main = mainReasonOf(people)
  return (
    <Panel title={texts.title} hint={main ?? texts.several} action={allPeople}>
      {isWaiting && boxes}
      <PeopleRows people={people} main={main} />
    </Panel>
  )
}

/** The same above the list of everybody, as wide as that; nothing if there are none. */
export function FittingPeople({ people }: { people: readonly SuggestedPerson[] }): ReactNode {
  if (people.length === 0) return null
  const main = mainReasonOf(people)
  return (
    <Panel title={texts.title} hint={main ?? texts.several}>
      <PeopleRows people={people} main={main} wide />
    </Panel>
  )
}
