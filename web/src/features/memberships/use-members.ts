import type { Community } from '@patchbay/contract/communities'
import {
  handOverCommunity,
  listMembers,
  removeMember,
  type Member,
} from '@patchbay/contract/memberships'
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { communityKeys } from '../communities/public.ts'
import { nameOf } from '../people/public.ts'
import { memberTexts as texts } from './texts.ts'
import { say, takeMembership } from './use-membership.ts'

interface MemberPage {
  readonly members: Member[]
  readonly nextCursor: string | null
}

/** Who has moved while the pages were fetched may come twice. */
const join = ({ pages }: InfiniteData<MemberPage>): readonly Member[] => [
  ...new Map(pages.flatMap(({ members }) => members.map((one) => [one.person.id, one]))).values(),
]

/** The leader, then the members in the order they came. */
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

/** The leader's two ways to change who is what. */
export function useManageMember(communityId: string, member: Member, onSettled: () => void) {
  const client = useQueryClient()
  const { id: userId } = member.person
  const name = nameOf(member.person)
  const take = (message: string) => (community: Community) => {
    takeMembership(client, community)
    showToast({ message })
  }
  const refused = (words: string) => (error: unknown) => {
    say(error, words)
    void client.invalidateQueries({ queryKey: communityKeys.one(communityId) })
    void client.invalidateQueries({ queryKey: communityKeys.inside(communityId, 'members') })
  }
  const remove = useMutation({
    mutationFn: () => call(removeMember, { params: { communityId, userId } }),
    onSuccess: take(texts.removed(name)),
    onError: refused(texts.removeFailed),
    onSettled,
  })
  const makeLeader = useMutation({
    mutationFn: () => call(handOverCommunity, { params: { communityId }, body: { userId } }),
    onSuccess: take(texts.madeLeader(name)),
    onError: refused(texts.makeLeaderFailed),
    onSettled,
  })
  return { remove, makeLeader }
}
