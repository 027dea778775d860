import { getFeedback, listFeedback } from '@patchbay/contract/staff/received-feedback'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey } from '../queues/public.ts'

const inboxKey = [...staffKey, 'inbox'] as const

export type InboxTab = 'open' | 'answered'

export function useInbox(tab: InboxTab) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, tab],
    queryFn: ({ pageParam, signal }) =>
      call(listFeedback, {
        query: pageParam === undefined ? { tab } : { tab, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ feedback }) => feedback),
    refetchInterval: 60_000,
  })
}

export function useReceived(feedbackId: string) {
  return useQuery({
    queryKey: [...inboxKey, 'one', feedbackId],
    queryFn: ({ signal }) => call(getFeedback, { params: { feedbackId }, signal }),
  })
}
