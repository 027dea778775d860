import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { Panel } from '../../../ui/panel.tsx'
import { eventKeys, programmeOf, SmallTicket } from '../events/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import { listTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

const count = 3

/** The next events, beside the page. Shows nothing while loading or after a failure. */
export function ComingUp(): ReactNode {
  const { data } = useFeedEvents()
  const now = useNow()
  const first = data?.pages[0]
  if (!data || !first || first.communities === 0) return null
  const next = programmeOf(data, now).upcoming.slice(0, count)
  return (
    <>
      <FollowCommunities queryKey={eventKeys.feed} versions={first.insideVersions} />
      <Panel
        title={texts.comingUp}
        action={
          <Link
            to="/events"
            className="text-meta font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {texts.allEvents}
          </Link>
        }
      >
        {next.length > 0 ? (
          <ul className="space-y-2.5 px-3 pb-3">
            {next.map((event) => (
              <li key={event.id}>
                <SmallTicket event={event} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-4 pb-4 text-ink-2">{texts.noEvents}</p>
        )}
      </Panel>
    </>
  )
}
