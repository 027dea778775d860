import {
  getVerificationReview,
  listVerificationReviews,
} from '@patchbay/contract/staff/verification-reviews'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey } from '../queues/public.ts'

const reviewsKey = [...staffKey, 'reviews'] as const

export type ReviewTab = 'waiting' | 'decided'

export function useReviews(tab: ReviewTab) {
  return useInfiniteQuery({
    queryKey: [...reviewsKey, tab],
    queryFn: ({ pageParam, signal }) =>
      call(listVerificationReviews, {
        query: pageParam === undefined ? { tab } : { tab, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ reviews }) => reviews),
    refetchInterval: 60_000,
  })
}

export function useReview(requestId: string) {
  return useQuery({
    queryKey: [...reviewsKey, 'one', requestId],
    queryFn: ({ signal }) => call(getVerificationReview, { params: { requestId }, signal }),
  })
}
