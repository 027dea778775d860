import type { OwnListing, OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import type { Profession } from './offers.ts'

export interface PanelProfession {
  readonly category: Profession
  readonly listing: OwnListing | undefined
}

/** The minimum number of rows. */
const rows = 5

/** All listed professions, then those that suit the viewer most; the rest is only counted. */
export function panelRows(
  { listings }: OwnListings,
  own: readonly string[],
): readonly PanelProfession[] {
  const listed = listings.map((listing) => ({ category: listing.category, listing }))
  const others = professions.filter((one) => listed.every(({ category }) => category !== one))
  const suited = others.toSorted(
    (one, other) => Number(own.includes(other)) - Number(own.includes(one)),
  )
  const room = Math.max(0, rows - listed.length)
  return [...listed, ...suited.slice(0, room).map((category) => ({ category, listing: undefined }))]
}
