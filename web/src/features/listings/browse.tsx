import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Readout } from '../../ui/readout.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { BrowseFilters } from './browse-filters.tsx'
import { filtersOf, isFiltered, type Filters } from './filters.ts'
import { ListingBody } from './listing-body.tsx'
import { ListingSkeletons } from './listing-skeletons.tsx'
import type { MarketplaceSearch } from './search.ts'
import { browseTexts as texts } from './texts.ts'
import { useListings } from './use-listings.ts'

export interface BrowseProps {
  search: MarketplaceSearch
  /** While the viewer types, the history entry is replaced instead of adding a new one. */
  onFilters: (filters: Filters, typing: boolean) => void
}

function Results({ filters, onClear }: { filters: Filters; onClear: () => void }): ReactNode {
  const query = useListings(filters)
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  if (isError && (!data || isPlaceholderData))
    return (
      <ErrorState
        message={texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  if (!data)
    return (
      <div className="pt-10">
        <Loading text={texts.loading}>
          <ListingSkeletons />
        </Loading>
      </div>
    )
  const { listings, total, place } = data
  const isByPrice = filters.sort === 'cheapest' || filters.sort === 'dearest'
  const isMixed = isByPrice && filters.priceType === undefined && listings.length > 1
  const isUnknown = filters.place !== undefined && place === null && !isPlaceholderData
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
    >
      <output className="mt-3 mb-3 block text-meta text-ink-2">
        <Readout tone="strong">{texts.inNumbers(total)}</Readout> {texts.found(total)}
        {isMixed && <span className="block pt-1">{texts.mixedPrices}</span>}
        {isUnknown && <span className="block pt-1">{texts.unknownPlace(filters.place ?? '')}</span>}
      </output>
      {listings.length === 0 && (
        <EmptyState
          title={texts.empty}
          action={isFiltered(filters) && <Button onClick={onClear}>{texts.clear}</Button>}
        >
          {isFiltered(filters) ? texts.emptyFiltered : texts.emptyAtAll}
        </EmptyState>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="flex min-w-0 flex-col rounded-card border border-line bg-surface"
          >
            <ListingBody listing={listing} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && !isPlaceholderData && (
        <ShowMore
          shown={listings.length}
          label={texts.more}
          busyLabel={texts.loadingMore}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.failed : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}

/** All listings of others, filtered by the URL. */
export function Browse({ search, onFilters }: BrowseProps): ReactNode {
  const filters = filtersOf(search)
  return (
    <>
      <BrowseFilters filters={filters} onChange={onFilters} />
      <Results filters={filters} onClear={() => onFilters({}, false)} />
    </>
  )
}
