import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { Panel } from '../../../ui/panel.tsx'
import { eventKeys, programmeOf, SmallTicket } from '../events/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import { listTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

const count = 3

const boxes = Array.from({ length: count }, (_, i) => (
  <li key={i} className="flex h-25 border-t border-line">
    <div className="w-[58px] shrink-0 bg-raised" />
    <div className="flex-1 space-y-2.5 px-3.5 py-3">
      <div className="skeleton h-4 w-4/5" />
      <div className="skeleton h-3.5 w-3/5" />
    </div>
  </li>
))

interface ComingUpProps {
  /** The viewer is in a community, so the place of the tickets is reserved. */
  expected: boolean
  /** Stands below, from when this has its height: it never moves. */
  after: ReactNode
}

/** The next events, beside the page. Shows nothing after a failure. */
export function ComingUp({ expected, after }: ComingUpProps): ReactNode {
  const { data, isPending } = useFeedEvents()
  const now = useNow()
  const first = data?.pages[0]
  if (isPending)
    return (
      expected && (
        <Panel title={texts.comingUp}>
          <ul aria-busy="true">{boxes}</ul>
        </Panel>
      )
    )
  if (!data || !first || first.communities === 0) return after
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
          <ul>
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
      {after}
    </>
  )
}
