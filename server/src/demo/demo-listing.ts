import type { DemoFile } from './demo-file.ts'
import type { Offer } from '@patchbay/contract/marketplace/listing-fields'

export interface DemoListing extends Omit<Offer, 'sounds' | 'links'> {
  readonly id: string
  /** By their number among the demo's people. */
  readonly provider: number
  readonly links?: Offer['links']
  /** Sounds only. */
  readonly files?: readonly DemoFile[]
  /** Before the moment at which the demo data is brought. */
  readonly hoursAgo: number
}

/** Fixed ids, so that a link copied from one demo works in the next. */
export const listingId = (number: number): string =>
  `019a8000-0000-7000-8007-${String(number).padStart(12, '0')}`

export const hourly = (price: number) => ({ priceType: 'hourly', price }) as const
export const fixed = (price: number) => ({ priceType: 'fixed', price }) as const
export const open = { priceType: null, price: null } as const
