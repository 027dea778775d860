import type { Message } from '@patchbay/contract/messages'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Price } from '../listings/public.ts'
import { threadTexts as texts } from './thread-texts.ts'

type Reference = NonNullable<Message['listingReference']>

/** Two shades of what is behind it, so that it stands out of either bubble. */
const frame = 'mb-2 block max-w-full rounded-control bg-bg/45 px-3 py-2 text-ink'

function Lines({ listing }: { listing: Reference }): ReactNode {
  const { category, title, price, priceType } = listing
  return (
    <>
      <span className="label block truncate text-ink-2">{category}</span>
      <bdi className="block text-meta font-semibold">{title}</bdi>
      {price !== null && priceType && <Price price={price} priceType={priceType} size="row" />}
    </>
  )
}

/** What the message was written about, as it was then; a link while it is still offered. */
export function ListingCard({ listing }: { listing: Reference }): ReactNode {
  const { listingId, title } = listing
  const label = texts.aboutListing(title)
  if (listingId === null)
    return (
      <fieldset aria-label={label} className={frame}>
        <Lines listing={listing} />
      </fieldset>
    )
  return (
    <Link
      to="/marketplace"
      search={{ listing: listingId }}
      aria-label={label}
      className={classNames(
        frame,
        'border border-transparent transition-colors duration-150 hover:border-line-strong',
      )}
    >
      <Lines listing={listing} />
    </Link>
  )
}
