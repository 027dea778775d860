import { listMembers, type Member } from '@patchbay/contract/communities/memberships'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { communityKeys } from '../communities/public.ts'

interface MemberPage {
  readonly members: Member[]
  readonly nextCursor: string | null
}

/** A member who moves while the pages are fetched may occur twice. */
const join = ({ pages }: InfiniteData<MemberPage>): readonly Member[] => [
  ...new Map(pages.flatMap(({ members }) => members.map((one) => [one.person.id, one]))).values(),
]

/** The leader, then the members in the order of joining. */
export function useMembers(communityId: string) {
  return useInfiniteQuery({
    queryKey: communityKeys.inside(communityId, 'members'),
    queryFn: ({ pageParam, signal }): Promise<MemberPage> =>
      call(listMembers, { params: { communityId }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: join,
    meta: { followed: true },
  })
}
