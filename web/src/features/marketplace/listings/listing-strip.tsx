import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContactButton } from './contact/contact-button.tsx'
import { ListingPrice } from './listing-price.tsx'
import { servicesTexts as texts } from './texts.ts'
import { useListing } from './use-listing.ts'
import { professionOf } from './words.ts'

interface ListingStripProps {
  /** The person whose profile it is. */
  userId: string
  listingId: string
}

/** On a profile: the listing that the viewer came from stays at hand, while it is offered. */
export function ListingStrip({ userId, listingId }: ListingStripProps): ReactNode {
  const { data: listing, isError } = useListing(listingId)
  if (!listing || isError || listing.providerId !== userId) return null
  return (
    <aside
      aria-label={texts.from}
      className="sticky top-0 z-10 mb-5 flex items-center gap-3 border-y border-line bg-surface px-4 py-2 md:top-3 md:mx-5 md:rounded-card md:border-x xl:mx-0"
    >
      <Link
        to="/users/$userId"
        params={{ userId }}
        search={{ listing: listingId, service: listingId }}
        resetScroll={false}
        className="min-w-0 flex-1 py-0.5 underline-offset-2 hover:underline"
      >
        <bdi className="block truncate text-meta text-ink-2 empty:hidden">
          {professionOf(listing)}
        </bdi>
        <bdi className="block truncate font-semibold">{listing.title}</bdi>
      </Link>
      <span className="shrink-0">
        <ListingPrice listing={listing} />
      </span>
      <ContactButton listing={listing} size="sm" />
    </aside>
  )
}
