import type { OwnListing, OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import type { StoredFile } from '../../content/attachments/public.ts'

export type Profession = OwnListing['category']

/** The values of the form for one profession. */
export interface Offered {
  readonly listed: boolean
  readonly title: string
  readonly description: string
  readonly turnaround: string
  readonly priceType: OwnListing['priceType']
  /** The typed text. */
  readonly price: string
  readonly links: OwnListing['links']
  readonly sounds: readonly StoredFile[]
}

/** Only the changed fields. */
export type Edits = Readonly<Partial<Record<Profession, Partial<Offered>>>>

const nothing: Offered = {
  listed: false,
  title: '',
  description: '',
  turnaround: '',
  priceType: null,
  price: '',
  links: [],
  sounds: [],
}

const soundsOf = ({ sounds }: OwnListing): StoredFile[] =>
  sounds.map(({ id, name, size, kind, peaks, seconds, signedUrl }, at) => ({
    id,
    at,
    name,
    size,
    kind,
    signedUrl,
    ...(peaks && { peaks }),
    ...(seconds !== null && { seconds }),
  }))

/** The saved values. */
export function savedOffer({ listings }: OwnListings, category: Profession): Offered {
  const listing = listings.find((one) => one.category === category)
  if (!listing) return nothing
  const { title, description, turnaround, priceType, price, links } = listing
  return {
    listed: true,
    title,
    description,
    turnaround,
    priceType,
    price: price === null ? '' : String(price),
    links,
    sounds: soundsOf(listing),
  }
}

/** A new signed URL of the same file is not a change. */
const valueOf = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) => (key === 'signedUrl' ? undefined : one))

export const isSame = (one: unknown, other: unknown): boolean => valueOf(one) === valueOf(other)

/** Only the edits that differ from the saved values. */
export function changesTo(own: OwnListings, edits: Edits, category: Profession): Partial<Offered> {
  const before = savedOffer(own, category)
  return Object.fromEntries(
    Object.entries(edits[category] ?? {}).filter(
      ([name, value]) => !isSame(value, before[name as keyof Offered]),
    ),
  )
}

export const hasChanges = (own: OwnListings, edits: Edits): boolean =>
  professions.some((category) => Object.keys(changesTo(own, edits, category)).length > 0)

/** The resulting values: unchanged fields show what is saved now. */
export const offerNow = (own: OwnListings, edits: Edits, category: Profession): Offered => ({
  ...savedOffer(own, category),
  ...changesTo(own, edits, category),
})
