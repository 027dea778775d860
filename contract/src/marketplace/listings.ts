import * as z from 'zod/mini'
import { attachment } from '../content/attachments.ts'
import { listingFields, offer, priceTypes } from './listing-fields.ts'
import { messageFields } from '../messaging/message-fields.ts'
import { firstMessage } from '../messaging/messages.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { experienceLevels, professions } from '../accounts/profile-choices.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

export const listingsPerPage = 24

const ownFacts = {
  id: z.uuid(),
  /** A profession; a person has at most one listing for each. */
  category: z.enum(professions),
  title: z.string(),
  description: z.string(),
  /** In the currency of the installation; `null` without a price type. */
  price: z.nullable(z.number()),
  priceType: z.nullable(z.enum(priceTypes)),
  availability: z.boolean(),
  /** How long the work takes, in the provider's words; empty if nothing is said about it. */
  turnaround: z.string(),
  createdAt: z.iso.datetime(),
  /** Samples of the work: links, and sounds with their waveforms. */
  links: z.array(z.object({ url: z.string(), name: z.string() })),
  sounds: z.array(attachment),
}

/** A listing as others see it. */
export const listing = z.object({
  ...ownFacts,
  providerId: z.uuid(),
  provider: person,
  /** Rises with what others see of the provider, and with a ban. */
  providerVersion: z.int(),
  /** The remaining fields come from the provider's profile, as far as they show them. */
  /** What the provider calls their work, if it is none of the professions that can be chosen. */
  otherProfession: z.nullable(z.string()),
  location: z.nullable(z.string()),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  goals: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** At most 20 of the provider's communities, those that the viewer shares before all others. */
  communityNames: z.array(z.string()),
  /** The viewer is in these communities too. */
  sharedCommunityNames: z.array(z.string()),
  /** In how many communities the provider is besides. */
  moreCommunities: z.int(),
  /**
   * How soon the provider usually answers first messages; `null` if that is not known, or longer
   * than a few days.
   */
  repliesWithin: z.nullable(z.enum(['hour', 'day', 'days'])),
  /** The distance from the requested place, if both locations are known. */
  kilometres: z.nullable(z.int()),
  own: z.boolean(),
  can: z.object({ contact: z.boolean(), report: z.boolean() }),
})

export type Listing = z.infer<typeof listing>

/** Another listing of the same provider. */
const otherListing = z.object({
  id: z.uuid(),
  category: z.string(),
  title: z.string(),
  price: z.nullable(z.number()),
  priceType: z.nullable(z.enum(priceTypes)),
})

export type OtherListing = z.infer<typeof otherListing>

const ownListings = z.object({
  /** In the order of the professions. */
  listings: z.array(z.object(ownFacts)),
  /** `saveListings` must send this back. */
  revision: z.string(),
})

export type OwnListings = z.infer<typeof ownListings>
export type OwnListing = OwnListings['listings'][number]

export const getOwnListings = route('getOwnListings', {
  method: 'GET',
  path: '/listings/own',
  access: 'onboarded',
  summary: 'What the viewer is open to work as.',
  output: ownListings,
  errors: [],
})

export const saveListings = route('saveListings', {
  method: 'PUT',
  path: '/listings/own',
  access: 'onboarded',
  summary:
    'All that the viewer is open to work as, in one change: what is named is listed, one listing for each profession, and what is not goes.',
  body: z.object({
    /**
     * The revision that the changes are based on; refused if it has changed elsewhere meanwhile.
     */
    revision: z.string().check(z.maxLength(100)),
    listings: z.array(offer).check(
      z.maxLength(professions.length),
      z.refine((offers) => new Set(offers.map(({ category }) => category)).size === offers.length),
    ),
  }),
  output: ownListings,
  errors: ['listings_changed', 'attachment_not_found'],
})

export const listingOrders = ['newest', 'cheapest', 'dearest', 'nearest'] as const
export type ListingOrder = (typeof listingOrders)[number]

/** The choices for the distance filter, in kilometres. */
export const distances = [10, 25, 50, 100, 200, 500] as const

/** An empty field is no filter; without this it would become 0. */
const amount = z.optional(
  z.pipe(
    z.transform((text: unknown) => (text === '' ? undefined : text)),
    z.optional(z.coerce.number().check(z.gte(0), z.lte(1e9))),
  ),
)

/** Each filter is optional. */
export const listingFilters = z.object({
  profession: z.optional(listingFields.category),
  priceType: z.optional(z.enum(priceTypes)),
  minPrice: amount,
  maxPrice: amount,
  /** 'City, Country' or a part of it; `within` adds a radius in kilometres. */
  place: z.optional(line({ max: 200 })),
  within: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
  experience: z.optional(z.enum(experienceLevels)),
  verified: z.optional(z.literal('yes')),
  /** `nearest` needs a place that is known. */
  sort: z.optional(z.enum(listingOrders)),
})

export type ListingFilters = z.infer<typeof listingFilters>

export const browseListings = route('browseListings', {
  method: 'GET',
  path: '/listings',
  access: 'onboarded',
  summary: 'What others offer, 24 a page: those of people whom the viewer may write to.',
  query: z.object({ ...listingFilters.shape, cursor }),
  output: z.object({
    listings: z.array(listing),
    nextCursor,
    /** The number of all results; on the first page only. */
    total: z.nullable(z.int()),
    /** The place as the server understood it; `null` if none was requested or it is unknown. */
    place: z.nullable(z.string()),
  }),
  errors: [],
})

const listingParams = z.object({ listingId: z.uuid() })

export const getListing = route('getListing', {
  method: 'GET',
  path: '/listings/:listingId',
  access: 'onboarded',
  summary: 'One listing, one’s own included.',
  params: listingParams,
  /** With all else that the provider offers, in the order of the professions. */
  output: z.object({ ...listing.shape, others: z.array(otherListing) }),
  errors: ['listing_not_found'],
})

export const contactProvider = route('contactProvider', {
  method: 'POST',
  path: '/listings/:listingId/contact',
  access: 'onboarded',
  summary:
    'Sends a message to the provider of a listing, in the conversation with them; repeating it sends nothing more.',
  params: listingParams,
  body: z.object({ ...firstMessage.shape, brief: z.optional(messageFields.brief) }),
  /** The id of the conversation. */
  output: z.object({ id: z.uuid() }),
  errors: [
    'listing_not_found',
    'listing_provider_invalid',
    'listing_unavailable',
    'conversation_blocked',
    'forbidden',
    'block_check_failed',
    'first_message_failed',
  ],
})
