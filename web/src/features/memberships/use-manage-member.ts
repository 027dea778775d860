import type { Community } from '@patchbay/contract/communities'
import { handOverCommunity, removeMember, type Member } from '@patchbay/contract/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { communityKeys } from '../communities/public.ts'
import { nameOf } from '../people/public.ts'
import { memberTexts as texts } from './member-texts.ts'
import { say, takeMembership } from './use-membership.ts'

/** The leader's actions: remove a member, and hand over the community. */
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
