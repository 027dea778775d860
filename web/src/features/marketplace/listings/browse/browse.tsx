import { filtersOf } from '@patchbay/contract/marketplace/listing-address'
import { browseListings, type Listing } from '@patchbay/contract/marketplace/listings'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPages } from '../../../../platform/http/read.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { FilteredList } from '../../../../ui/states/filtered-list.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { BrowseFilters } from './browse-filters.tsx'
import { isFiltered, type Filters } from './filters.ts'
import { ListingBody } from '../listing-body.tsx'
import { listingKeys } from '../listing-keys.ts'
import type { MarketplaceSearch } from './search.ts'
import { browseTexts as texts } from '../texts.ts'

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

type Together = [first: Listing, ...others: Listing[]]

/** One card for a person: it stands where their first listing would, and names the others. */
function byPerson(listings: readonly Listing[]): readonly Together[] {
  const cards = new Map<string, Together>()
  for (const listing of listings) {
    const card = cards.get(listing.providerId)
    if (card) card.push(listing)
    else cards.set(listing.providerId, [listing])
  }
  return [...cards.values()]
}

function useListings(filters: Filters) {
  return useInfiniteQuery({
    queryKey: listingKeys.list(filters),
    ...readPages(browseListings, (cursor) => ({ query: { ...filters, cursor } })),
    placeholderData: keepPreviousData,
    select: join,
  })
}

/** Placeholders for cards that are loading. */
function ListingSkeletons({ count = 4 }: { count?: number }): ReactNode {
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <div className="skeleton size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <div className="skeleton h-4 w-2/5" />
              <div className="skeleton h-3.5 w-1/3" />
            </div>
          </div>
          <div className="mt-4 space-y-3">
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-9" />
            <div className="flex items-center justify-between gap-3 max-md:flex-wrap">
              <div className="skeleton h-5 w-3/5" />
              <div className="skeleton h-8 w-2/5 md:w-1/4" />
            </div>
            <div className="skeleton h-5 md:w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

export interface BrowseProps {
  search: MarketplaceSearch
  /** While the viewer types, the history entry is replaced instead of adding a new one. */
  onFilters: (filters: Filters, typing: boolean) => void
  /** Draws the button with which the viewer saves the filters. */
  saved?: ((filters: Filters) => ReactNode) | undefined
}

interface HeadProps {
  listed: Listed
  /** They belong to the filters before. */
  isOld: boolean
  filters: Filters
  saved: ReactNode
}

/** How many there are, and what to know about them. */
function Head({ listed, isOld, filters, saved }: HeadProps): ReactNode {
  const { listings, total, place } = listed
  const isByPrice = filters.sort === 'cheapest' || filters.sort === 'dearest'
  const isMixed = isByPrice && filters.priceType === undefined && listings.length > 1
  const isUnknown = filters.place !== undefined && place === null && !isOld
  return (
    <div className="flex min-h-12 items-center py-2 justify-between gap-3">
      <output className="block text-meta text-ink-2">
        <Readout tone="strong">{texts.inNumbers(total)}</Readout> {texts.found(total)}
        {isMixed && <span className="block pt-1">{texts.mixedPrices}</span>}
        {isUnknown && <span className="block pt-1">{texts.unknownPlace(filters.place ?? '')}</span>}
      </output>
      <div className="-mr-3 shrink-0">{saved}</div>
    </div>
  )
}

interface ResultsProps {
  filters: Filters
  onClear: () => void
  saved: ReactNode
}

function Results({ filters, onClear, saved }: ResultsProps): ReactNode {
  const query = useListings(filters)
  return (
    <FilteredList
      query={query}
      texts={texts}
      shownOf={({ listings }) => listings.length}
      skeleton={<ListingSkeletons />}
    >
      {(listed) => (
        <>
          <Head listed={listed} isOld={query.isPlaceholderData} filters={filters} saved={saved} />
          {listed.listings.length === 0 && (
            <EmptyState
              title={texts.empty}
              action={isFiltered(filters) && <Button onClick={onClear}>{texts.clear}</Button>}
            >
              {isFiltered(filters) ? texts.emptyFiltered : texts.emptyAtAll}
            </EmptyState>
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {byPerson(listed.listings).map(([listing, ...others]) => (
              <li
                key={listing.id}
                className="flex min-w-0 flex-col rounded-card border border-line bg-surface"
              >
                <ListingBody listing={listing} others={others} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FilteredList>
  )
}

/** All listings of others, filtered by the URL. */
export function Browse({ search, onFilters, saved }: BrowseProps): ReactNode {
  const filters = filtersOf(search)
  return (
    <>
      <BrowseFilters filters={filters} onChange={onFilters} />
      <Results filters={filters} onClear={() => onFilters({}, false)} saved={saved?.(filters)} />
    </>
  )
}
