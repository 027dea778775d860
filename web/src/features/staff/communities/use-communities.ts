import {
  closeStaffCommunity,
  getStaffCommunity,
  handOverStaffCommunity,
  listStaffCommunities,
  removeStaffCommunity,
  reopenStaffCommunity,
  type StaffCommunityDetail,
} from '@patchbay/contract/staff/communities'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { staffKey, type Message } from '../queues/public.ts'

const communitiesKey = [...staffKey, 'communities'] as const
const detailKey = (communityId: string) => [...communitiesKey, 'one', communityId] as const

export function useStaffCommunities(q: string) {
  return useInfiniteQuery({
    queryKey: [...communitiesKey, 'list', q],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffCommunities, {
        query: { q, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ communities }) => communities),
  })
}

export function useStaffCommunity(communityId: string) {
  return useQuery({
    queryKey: detailKey(communityId),
    queryFn: ({ signal }) =>
      call(getStaffCommunity, { params: { communityId }, query: {}, signal }),
  })
}

/** Members who could lead it, with a part of a name. */
export function useHeirs({ id: communityId, heirs }: StaffCommunityDetail, heir: string) {
  const { data } = useQuery({
    queryKey: [...detailKey(communityId), 'heirs', heir],
    queryFn: ({ signal }) =>
      call(getStaffCommunity, { params: { communityId }, query: { heir }, signal }),
    enabled: heir !== '',
    placeholderData: keepPreviousData,
  })
  return heir === '' ? heirs : (data?.heirs ?? heirs)
}

/** Shows the answer of a change. */
function useChanged(communityId: string) {
  const client = useQueryClient()
  return (community: StaffCommunityDetail): void => {
    // The answer is the latest: what is being fetched may be older.
    void client.cancelQueries({ queryKey: detailKey(communityId) })
    client.setQueryData(detailKey(communityId), community)
  }
}

export function useHandOver(communityId: string) {
  return {
    send: (userId: string, reason: string) =>
      call(handOverStaffCommunity, { params: { communityId }, body: { userId, reason } }),
    changed: useChanged(communityId),
  }
}

export function useClosing(communityId: string) {
  const params = { communityId }
  return {
    close: (body: Message) => call(closeStaffCommunity, { params, body }),
    reopen: (reason: string) => call(reopenStaffCommunity, { params, body: { reason } }),
    changed: useChanged(communityId),
  }
}

export function useRemoveCommunity(communityId: string) {
  const client = useQueryClient()
  return {
    send: (body: Message) => call(removeStaffCommunity, { params: { communityId }, body }),
    /** After `leave`: while it is shown, what is forgotten would be asked for again. */
    forget: async (leave: () => Promise<void>): Promise<void> => {
      // The console is loaded again after every act, and the community would be missing.
      void client.cancelQueries({ queryKey: detailKey(communityId) })
      await leave()
      client.removeQueries({ queryKey: detailKey(communityId) })
    },
  }
}
