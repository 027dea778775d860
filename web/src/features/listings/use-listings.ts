import { browseListings, type Listing } from '@patchbay/contract/listings'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { Filters } from './filters.ts'
import { listingKeys } from './listing-keys.ts'

type Page = ReceivedOutput<typeof browseListings>

interface Listed {
  readonly listings: readonly Listing[]
  readonly total: number
  /** The location as the server understood it. */
  readonly place: string | null
}

/** A listing that moves while the pages are fetched may occur twice. */
function join({ pages }: InfiniteData<Page>): Listed {
  const listings = new Map(pages.flatMap((page) => page.listings.map((one) => [one.id, one])))
  return {
    listings: [...listings.values()],
    total: Math.max(pages[0]?.total ?? 0, listings.size),
    place: pages[0]?.place ?? null,
  }
}

export function useListings(filters: Filters) {
  return useInfiniteQuery({
    queryKey: listingKeys.list(filters),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(browseListings, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: join,
  })
}
