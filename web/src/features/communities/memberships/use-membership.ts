import type { Community, CommunityCard } from '@patchbay/contract/communities/communities'
import { joinCommunity } from '@patchbay/contract/communities/memberships'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import {
  changeCard,
  changeHead,
  communityKeys,
  failureWords,
  takeCommunity,
} from '../communities/public.ts'
import { membershipTexts as texts } from './texts.ts'

/** The part of a community that a membership button needs. */
export type Joinable = Pick<CommunityCard, 'id' | 'name' | 'isPrivate' | 'membership'>

/** After a change of the viewer's membership, their communities and rights may be different. */
export function takeMembership(client: QueryClient, community: Community): void {
  takeCommunity(client, community)
  void client.invalidateQueries({ queryKey: communityKeys.own })
  // This includes content of all communities, such as the feed.
  void client.invalidateQueries({ queryKey: communityKeys.insideSomewhere() })
  const inside = { queryKey: communityKeys.inside(community.id) }
  if (community.can.seeInside) void client.invalidateQueries(inside)
  else client.removeQueries(inside)
}

export const say = (error: unknown, otherwise: string): void =>
  showToast({ message: failureWords(error, otherwise), tone: 'error' })

/** The card of a member, shown before the server has answered. */
const joined = (card: CommunityCard): CommunityCard => ({
  ...card,
  membership: 'member',
  memberCount: card.memberCount + 1,
  can: { join: false, request: false },
})
const headJoined = (head: Community): Community => ({
  ...head,
  membership: 'member',
  memberCount: head.memberCount + 1,
  can: { ...head.can, join: false, request: false },
})

/** Shown at once; if the server refuses, it is reverted. */
export function useJoin({ id, name }: Joinable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(joinCommunity, { params: { communityId: id } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: communityKeys.lists })
      await client.cancelQueries({ queryKey: communityKeys.one(id) })
      let card: CommunityCard | undefined
      let head: Community | undefined
      changeCard(client, id, (before) => joined((card = before)))
      changeHead(client, id, (before) => headJoined((head = before)))
      return { card, head }
    },
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.joined(name) })
    },
    onError: (error, _, before) => {
      const { card, head } = before ?? {}
      if (card) changeCard(client, id, () => card)
      if (head) changeHead(client, id, () => head)
      void client.invalidateQueries({ queryKey: communityKeys.one(id) })
      say(error, texts.joinFailed)
    },
  })
}
