import type { Message } from '@patchbay/contract/messaging/messages'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Price } from '../../../../ui/content/price.tsx'
import { threadTexts as texts } from '../thread/thread-texts.ts'

type Reference = NonNullable<Message['listingReference']>

/** Makes the whole card clickable. */
const linkStyle = 'after:absolute after:inset-0 after:rounded-control hover:underline'

const cardStyle =
  'relative mb-2 max-w-full min-w-0 rounded-control border border-transparent bg-bg/45 px-3 py-2 text-ink'

/** What the sender had searched for when they found the listing. */
export function BriefCard({ brief }: { brief: string }): ReactNode {
  return (
    <fieldset aria-label={texts.brief} className={cardStyle}>
      <span className="label block text-ink-2">{texts.brief}</span>
      <bdi className="block text-meta break-words whitespace-pre-line">{brief}</bdi>
    </fieldset>
  )
}

/** The listing that the message is about, as it was then; with a link while it is still offered. */
export function ListingCard({ listing }: { listing: Reference }): ReactNode {
  const { listingId, category, title, price, priceType } = listing
  return (
    <fieldset
      aria-label={texts.aboutListing(title)}
      className={`${cardStyle} transition-colors duration-150 has-[a:hover]:border-line-strong`}
    >
      {category !== 'Other' && <span className="label block truncate text-ink-2">{category}</span>}
      <bdi className="block text-meta font-semibold">
        {listingId === null ? (
          title
        ) : (
          <Link to="/marketplace" search={{ listing: listingId }} className={linkStyle}>
            {title}
          </Link>
        )}
      </bdi>
      {price !== null && priceType && <Price price={price} priceType={priceType} size="row" />}
      {listingId === null && <span className="block text-meta text-ink-2">{texts.notListed}</span>}
    </fieldset>
  )
}

export interface ListingCardsProps {
  listing: Reference | null | undefined
  /** Empty if there is nothing to show of it. */
  brief: string
}

/** What a message from the marketplace is about. */
export const ListingCards = ({ listing, brief }: ListingCardsProps): ReactNode => (
  <>
    {listing && <ListingCard listing={listing} />}
    {brief !== '' && <BriefCard brief={brief} />}
  </>
)
