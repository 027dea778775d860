import { getAppeal, listAppeals } from '@patchbay/contract/staff/appeals'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey } from '../queues/public.ts'

const appealsKey = [...staffKey, 'appeals'] as const

export type AppealsTab = 'open' | 'answered'

export function useAppeals(tab: AppealsTab) {
  return useInfiniteQuery({
    queryKey: [...appealsKey, tab],
    queryFn: ({ pageParam, signal }) =>
      call(listAppeals, {
        query: pageParam === undefined ? { tab } : { tab, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ appeals }) => appeals),
    refetchInterval: 60_000,
  })
}

export function useAppeal(appealId: string) {
  return useQuery({
    queryKey: [...appealsKey, 'one', appealId],
    queryFn: ({ signal }) => call(getAppeal, { params: { appealId }, signal }),
  })
}
