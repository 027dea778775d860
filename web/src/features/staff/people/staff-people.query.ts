import { getStaffPerson, listStaffPeople } from '@patchbay/contract/staff/people'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey } from '../queues/public.ts'

const staffPeopleKey = [...staffKey, 'people'] as const

export type PeopleTab = 'all' | 'banned'

/** Everybody of the tab for a text that is too short to search for. */
export function useStaffPeople(tab: PeopleTab, text: string) {
  const search = text.length < 2 ? undefined : text
  return useInfiniteQuery({
    queryKey: [...staffPeopleKey, 'found', tab, search ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffPeople, {
        query: {
          ...(search !== undefined && { search }),
          ...(tab === 'banned' && { standing: tab }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ people }) => people),
  })
}

export function useStaffPerson(personId: string) {
  return useQuery({
    queryKey: [...staffPeopleKey, 'one', personId],
    queryFn: ({ signal }) => call(getStaffPerson, { params: { personId }, signal }),
  })
}
