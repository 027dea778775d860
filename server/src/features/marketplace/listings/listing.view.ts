import type { Listing, OtherListing, OwnListing } from '@patchbay/contract/marketplace/listings'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewAttachment, type Signer } from '../../content/attachments/public.ts'
import { shownLocation } from '../../people/people/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { mayContact, mayReportListing } from './listings.policy.ts'
import type { ListingRow, OtherListingRow, OwnListingRow } from './listings.store.ts'

export const viewOwnListing = (row: OwnListingRow, signer: Signer): OwnListing => ({
  id: row.id,
  // Only the categories of the contract can be saved.
  category: row.category as OwnListing['category'],
  title: row.title,
  description: row.description,
  price: row.price,
  priceType: row.price_type,
  availability: row.availability,
  turnaround: row.turnaround,
  createdAt: row.created_at.toISOString(),
  links: row.links.map(({ url, name }) => ({ url, name })),
  sounds: row.sounds?.map((sound) => viewAttachment(sound, signer)) ?? [],
})

export const viewOther = (row: OtherListingRow): OtherListing => ({
  id: row.id,
  category: row.category,
  title: row.title,
  price: row.price,
  priceType: row.price_type,
})

export const viewListing = (row: ListingRow, viewer: Viewer, signer: Signer): Listing => ({
  ...viewOwnListing(row, signer),
  providerId: row.provider_id,
  provider: viewPerson(row.provider),
  providerVersion: Number(row.provider_version),
  otherProfession: row.other_profession,
  location: shownLocation(row.location),
  experienceLevel: row.experience_level,
  goals: row.goals,
  bio: row.bio,
  communityNames: row.communities.map(({ name }) => name),
  sharedCommunityNames: row.communities.filter(({ shared }) => shared).map(({ name }) => name),
  moreCommunities: row.community_count - row.communities.length,
  repliesWithin: row.replies_within,
  kilometres: row.kilometres === null ? null : Math.round(row.kilometres),
  own: row.provider_id === viewer.userId,
  can: { contact: mayContact(viewer, row), report: mayReportListing(viewer, row) },
})
