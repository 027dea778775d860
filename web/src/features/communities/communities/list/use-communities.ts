import { listCommunities, type CommunityCard } from '@patchbay/contract/communities/communities'
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { readPages } from '../../../../platform/http/read.ts'
import { communityKeys } from '../community-keys.ts'
import type { Filters } from './filters.ts'
import type { CardPage } from '../page/take-community.ts'
import { useOwnCommunities } from './use-own-communities.ts'

interface Listed {
  readonly cards: readonly CommunityCard[]
  readonly total: number
}

/** A community that moves while the pages are fetched may occur twice. */
function join({ pages }: InfiniteData<CardPage>): Listed {
  const cards = new Map(pages.flatMap((page) => page.communities.map((card) => [card.id, card])))
  return { cards: [...cards.values()], total: Math.max(pages[0]?.total ?? 0, cards.size) }
}

export function useCommunities(filters: Filters) {
  useOwnCommunities()
  return useInfiniteQuery({
    queryKey: communityKeys.list(filters),
    ...readPages(listCommunities, (cursor) => ({ query: { ...filters, cursor } })),
    placeholderData: keepPreviousData,
    select: join,
  })
}
