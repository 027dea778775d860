import { listSuggestedPeople, type FoundPerson } from '@patchbay/contract/people/people'
import { nameOf } from '@patchbay/contract/people/person-name'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PersonAvatar, PersonLink } from './person-link.tsx'
import { personKeys } from './person.cache.ts'
import { suggestedTexts as texts } from './suggested-texts.ts'

const workOf = ({ profession, city }: FoundPerson): string =>
  [profession, city].filter((one) => one !== null).join(' · ')

/**
 * People who fit the viewer's profile, and why; nothing while they are not known. In a narrow column
 * only the names are links.
 */
export function SuggestedPeople({ narrow = false }: { narrow?: boolean }): ReactNode {
  const { data } = useQuery({
    queryKey: personKeys.suggested,
    queryFn: ({ signal }) => call(listSuggestedPeople, { signal }),
    staleTime: 10 * 60_000,
  })
  if (!data || data.suggestions.length === 0) return null
  return (
    <Panel
      title={texts.title}
      action={
        <Link
          to="/users"
          className="shrink-0 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {texts.all}
        </Link>
      }
    >
      <ul>
        {data.suggestions.map(({ person, reasons: [reason] }) => (
          <PanelRow
            key={person.id}
            mark={<PersonAvatar person={person} size={40} />}
            title={<PersonLink person={person} />}
            line={workOf(person)}
            note={reason && texts.because(reason)}
            action={
              !narrow && (
                <LinkButton
                  to="/users/$userId"
                  params={{ userId: person.id }}
                  size="sm"
                  aria-label={texts.viewOf(nameOf(person))}
                >
                  {texts.view}
                </LinkButton>
              )
            }
          />
        ))}
      </ul>
    </Panel>
  )
}
