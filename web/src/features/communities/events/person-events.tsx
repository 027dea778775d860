import { listPersonEvents } from '@patchbay/contract/communities/person-work'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '../../../platform/http/read.ts'
import { Invitation } from '../../../ui/invitation.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { eventKeys } from './events.cache.ts'
import { SmallTicket } from './small-ticket.tsx'
import { personEventsTexts as texts } from './texts.ts'

/** The next events that a person has announced, as far as the viewer may see them. */
export const usePersonEvents = (userId: string) =>
  useQuery({
    queryKey: eventKeys.ofPerson(userId),
    ...read(listPersonEvents, { params: { userId } }),
  })

interface PersonEventsProps {
  query: ReturnType<typeof usePersonEvents>
  /** Whether it is the viewer's own profile. */
  own: boolean
}

/** On a profile; absent for others if there is nothing. */
export function PersonEvents({ query, own }: PersonEventsProps): ReactNode {
  if (!own && query.data?.events.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Awaited query={query} texts={texts}>
        {({ events }) =>
          events.length > 0 ? (
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <SmallTicket event={event} />
                </li>
              ))}
            </ul>
          ) : (
            <Invitation words={texts.none}>
              <LinkButton to="/communities" size="sm">
                {texts.communities}
              </LinkButton>
            </Invitation>
          )
        }
      </Awaited>
    </Panel>
  )
}
