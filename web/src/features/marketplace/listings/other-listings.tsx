import type { OtherListing } from '@patchbay/contract/marketplace/listings'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { readMarketplace } from './browse/search.ts'
import { ListingPrice } from './listing-price.tsx'

/** Other listings of the same person, a line each; a line opens the whole listing. */
export function OtherListings({ listings }: { listings: readonly OtherListing[] }): ReactNode {
  return (
    <ul>
      {listings.map(({ id, title, ...listing }) => (
        <li key={id} className="flex min-h-11 min-w-0 items-center gap-3 text-meta md:min-h-9">
          <Link
            to="/marketplace"
            search={(now) => ({ ...readMarketplace(now), listing: id })}
            resetScroll={false}
            dir="auto"
            className="min-w-0 flex-1 truncate rounded-inner py-1.5 font-medium hover:underline"
          >
            {title}
          </Link>
          <span className="shrink-0">
            <ListingPrice listing={listing} size="row" />
          </span>
          <ChevronRight className="-ml-1.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
