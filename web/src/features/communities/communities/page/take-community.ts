import type {
  Community,
  CommunityCard,
  CommunityReason,
} from '@patchbay/contract/communities/communities'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { communityKeys } from '../community-keys.ts'

export interface CardPage {
  readonly communities: CommunityCard[]
  readonly nextCursor: string | null
  readonly total: number | null
}

interface Suggested {
  readonly suggestions: readonly {
    readonly community: CommunityCard
    readonly reason: CommunityReason
  }[]
}

/** Changes the card of a community in every list that shows it. */
export function changeCard(
  client: QueryClient,
  communityId: string,
  change: (card: CommunityCard) => CommunityCard,
): void {
  const changed = (page: CardPage): CardPage => ({
    ...page,
    communities: page.communities.map((card) => (card.id === communityId ? change(card) : card)),
  })
  client.setQueriesData<InfiniteData<CardPage>>(
    { queryKey: communityKeys.lists },
    (data) => data && { ...data, pages: data.pages.map(changed) },
  )
  client.setQueryData<Suggested>(
    communityKeys.suggested,
    (data) =>
      data && {
        suggestions: data.suggestions.map((one) =>
          one.community.id === communityId ? { ...one, community: change(one.community) } : one,
        ),
      },
  )
}

export function changeHead(
  client: QueryClient,
  communityId: string,
  change: (community: Community) => Community,
): void {
  client.setQueryData<Community>(communityKeys.one(communityId), (one) => one && change(one))
}

function cardOf(community: Community): CommunityCard {
  const { id, name, description, isPrivate, genres, location, locationEnabled } = community
  const { coverImage, memberCount, membership, activity, can } = community
  const said = { id, name, description, isPrivate, genres, location, locationEnabled, coverImage }
  const standing = { membership, activity, can: { join: can.join, request: can.request } }
  return { ...said, memberCount, ...standing }
}

/** Applies an answer of the server; an older answer that arrives late is ignored. */
export function takeCommunity(client: QueryClient, answer: Community): void {
  const known = client.getQueryData<Community>(communityKeys.one(answer.id))
  if (known && known.version > answer.version) return
  client.setQueryData(communityKeys.one(answer.id), answer)
  changeCard(client, answer.id, () => cardOf(answer))
}
