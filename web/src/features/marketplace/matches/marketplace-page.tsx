import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { TopBar } from '../../../ui/top-bar.tsx'
import {
  OpenListing,
  readMarketplace,
  type Filters,
  type MarketplaceSearch,
  Browse,
  type BrowseProps,
} from '../listings/public.ts'
import { HireCard } from './hire-card.tsx'
import { MatchResults, type MatchResultsProps } from './match-results.tsx'
import { ResultsHead } from './results-head.tsx'
import { marketplaceTexts as texts } from './texts.ts'
import { useArrival } from './use-arrival.ts'
import { useMatching } from './use-matching.ts'

interface ResultsProps extends BrowseProps, MatchResultsProps {
  view: 'matches' | 'browse'
}

/** The content below the search. */
function Results({ view, search, onFilters, saved, ...matches }: ResultsProps): ReactNode {
  return view === 'matches' ? (
    <MatchResults {...matches} />
  ) : (
    <Browse search={search} onFilters={onFilters} saved={saved} />
  )
}

interface MarketplacePageProps extends Pick<BrowseProps, 'saved'> {
  search: MarketplaceSearch
  /** The viewer's own listings: a column from 1200 px, otherwise a row below the search. */
  openToWork: ReactNode
}

/** Describe a job and see who matches, or browse all listings. */
export function MarketplacePage(props: MarketplacePageProps): ReactNode {
  const { search: given, openToWork, saved } = props
  usePageTitle(texts.page)
  const search = readMarketplace(given)
  const navigate = useNavigate()
  const { heading, said, expect, arrived, dismiss, forget } = useArrival()
  const matching = useMatching(arrived)
  const { answer, isFinding, failure } = matching
  const hasMatches = answer !== undefined || isFinding || failure !== undefined
  const view = hasMatches && search.view !== 'browse' ? 'matches' : 'browse'
  const find = (byKey: boolean): boolean => {
    expect(byKey)
    if (!matching.find()) return false
    const { view: _, ...rest } = search
    if (search.view) void navigate({ to: '/marketplace', search: rest, resetScroll: false })
    return true
  }
  const type = (text: string): void => {
    dismiss()
    matching.type(text)
  }
  const clear = (): void => {
    forget()
    matching.clear()
  }
  const filter = (filters: Filters, typing: boolean): void =>
    void navigate({
      to: '/marketplace',
      search: { view: 'browse', ...filters },
      replace: typing,
      resetScroll: false,
    })
  return (
    <div className="mx-auto max-w-[1000px] pb-8">
      <TopBar title={texts.page} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-3 px-4 md:gap-y-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_312px] xl:grid-rows-[auto_1fr] xl:gap-x-8 xl:px-0">
        <HireCard matching={{ ...matching, type, clear }} onFind={find} />
        <div className="max-xl:empty:hidden xl:sticky xl:top-[calc(var(--safe-top)+1rem)] xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(var(--screen)-2rem)] xl:self-start xl:overflow-y-auto xl:[scrollbar-width:none]">
          {openToWork}
        </div>
        <section aria-label={texts.results} className="min-w-0 scroll-mt-4 xl:col-start-1">
          <ResultsHead
            hasMatches={hasMatches}
            view={view}
            answer={failure === undefined ? answer : undefined}
            isSaid={said !== ''}
            heading={heading}
          />
          <output className="sr-only">{said}</output>
          <Results
            view={view}
            search={search}
            onFilters={filter}
            saved={saved}
            matching={matching}
            onRetry={() => find(true)}
          />
        </section>
      </div>
      <OpenListing
        listingId={search.listing}
        brief={view === 'matches' ? answer?.asked : undefined}
        onLeave={() => {
          const { listing: _, ...rest } = search
          return navigate({ to: '/marketplace', search: rest, replace: true, resetScroll: false })
        }}
      />
    </div>
  )
}
