import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ReactNode } from 'react'
import { Price } from '../../../ui/content/price.tsx'
import { listingTexts as texts } from './texts.ts'

interface ListingPriceProps {
  listing: Pick<Listing, 'price' | 'priceType'>
  /** In a row, the price does not stand out. */
  size?: 'row' | 'card'
}

export function ListingPrice({ listing, size = 'card' }: ListingPriceProps): ReactNode {
  const { price, priceType } = listing
  if (price === null || priceType === null)
    return <span className="text-meta text-ink-3">{texts.noPrice}</span>
  return <Price price={price} priceType={priceType} size={size} />
}
