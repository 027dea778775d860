import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { eventKeys, EventsList } from '../events/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import { feedTexts, listTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

/** Placeholders for a column of tickets. */
function EventBoxes(): ReactNode {
  return (
    <div className="space-y-2.5 px-4 py-4 md:px-5">
      {[1, 2, 3].map((number) => (
        <div key={number} className="skeleton h-44 rounded-control" />
      ))}
    </div>
  )
}

const EventsStarter = lazyPart(() => import('./starter.tsx').then((module) => module.EventsStarter))

function Empty({ communities }: { communities: number }): ReactNode {
  const browse = (
    <LinkButton to="/communities" variant="primary">
      {texts.browse}
    </LinkButton>
  )
  return (
    <>
      <EmptyState title={texts.noEvents} {...(communities === 0 && { action: browse })}>
        {communities === 0 ? texts.noEventsYet : texts.noEventsHint}
      </EmptyState>
      <LazyPart>
        <EventsStarter />
      </LazyPart>
    </>
  )
}

/** The events of the viewer's communities, the soonest first. */
export function FeedEventsPanel(): ReactNode {
  const query = useFeedEvents()
  const { data } = query
  const first = data?.pages[0]
  return (
    <>
      <FollowCommunities queryKey={eventKeys.feed} versions={first?.insideVersions ?? {}} />
      <Awaited
        query={query}
        texts={{ loading: feedTexts.loadingEvents, notLoaded: texts.eventsNotLoaded }}
        boxes={<EventBoxes />}
      >
        {(lists) => (
          <div className="px-4 py-4 md:px-5">
            <EventsList lists={lists} empty={<Empty communities={first?.communities ?? 0} />} />
          </div>
        )}
      </Awaited>
      {data && query.hasNextPage && (
        <ShowMore
          shown={data.pages.length}
          label={texts.more}
          busyLabel={texts.moreLoading}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.moreEventsFailed : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
