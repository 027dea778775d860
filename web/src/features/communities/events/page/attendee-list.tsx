import { type CommunityEvent, listAttendees } from '@patchbay/contract/communities/events'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { MoreButton } from '../../../../ui/states/more-button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { eventKeys } from '../events.cache.ts'
import { eventTexts as texts } from '../texts.ts'

export function useAttendees({ id, communityId, going }: CommunityEvent) {
  return useInfiniteQuery({
    queryKey: eventKeys.attendees(communityId, id),
    queryFn: ({ pageParam, signal }) =>
      call(listAttendees, {
        params: { eventId: id },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // The first faces are known already, so the list does not open empty.
    ...(going.length > 0 && { placeholderData: knownPage(going) }),
    select: ({ pages }) => pages.flatMap(({ attendees }) => attendees),
    meta: { followed: true },
  })
}

const knownPage = (going: CommunityEvent['going']) => ({
  pages: [
    { attendees: going.map((person) => ({ person, status: 'yes' as const })), nextCursor: null },
  ],
  pageParams: [undefined],
})

const boxes = (
  <div className="space-y-3 p-3">
    <div className="skeleton h-8" />
    <div className="skeleton h-8" />
  </div>
)

/** People who are going, then people who may come. */
export function AttendeeList({ event }: { event: CommunityEvent }): ReactNode {
  const query = useAttendees(event)
  return (
    <Awaited
      query={query}
      texts={{ loading: texts.attendeesLoading, notLoaded: texts.attendeesFailed }}
      boxes={boxes}
      atOnce
    >
      {(attendees) =>
        attendees.length === 0 && query.isFetching ? (
          boxes
        ) : attendees.length === 0 ? (
          <p className="px-4 py-6 text-center text-ink-2">{texts.noResponses}</p>
        ) : (
          <>
            <ul className="py-1.5">
              {attendees.map(({ person, status }) => (
                <li key={person.id} className="flex min-h-11 items-center gap-2.5 px-4 py-1">
                  <PersonAvatar person={person} size={32} />
                  <span className="flex min-w-0 flex-1">
                    <PersonLink person={person} />
                  </span>
                  <Tag tone={status === 'yes' ? 'go' : 'accent'}>{texts[status]}</Tag>
                </li>
              ))}
            </ul>
            <MoreButton
              query={query}
              texts={{
                more: texts.more,
                loading: texts.moreLoading,
                moreFailed: texts.attendeesFailed,
              }}
            />
          </>
        )
      }
    </Awaited>
  )
}
