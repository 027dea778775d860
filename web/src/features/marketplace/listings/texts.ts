import type { PriceType } from '@patchbay/contract/marketplace/listing-fields'
import type { ListingOrder } from '@patchbay/contract/marketplace/listings'

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

/** 'Ada, Ben and Cem'. */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Texts on a card, and in the sheet of a listing. */
export const listingTexts = {
  in: (community: string) => `In ${community}`,
  more: (count: number) => `+${count}`,
  moreCommunities: (count: number) =>
    count === 1 ? 'and one more community' : `and ${count} more communities`,
  kilometres: (count: number) => `${inNumbers(count)} km away`,
  noPrice: 'No price given',
  viewProfile: 'View Profile',
  profileOf: (name: string) => `View Profile of ${name}`,
  contact: 'Contact',
  contactSomebody: (name: string) => `Contact ${name}`,
  options: (name: string) => `Options for the listing of ${name}`,
  samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
  moreSamples: (count: number) => (count === 1 ? '1 more sample' : `${count} more samples`),
  also: 'Also offers',
  replies: {
    hour: 'Usually replies within an hour',
    day: 'Usually replies within a day',
    days: 'Usually replies within a few days',
  },
  turnaround: 'Turnaround',
  loadingSamples: 'Loading samples...',
  samplesFailed: 'The samples could not be loaded.',
  loadingSound: 'Loading the sound...',
  soundGone: 'This sound is no longer there.',
  soundFailed: 'The sound could not be loaded. Try again.',
  signIn: 'Please sign in to contact providers',
} as const

export const oneTexts = {
  title: 'Listing',
  loading: 'Loading listing...',
  failed: 'The listing could not be loaded.',
  gone: 'This listing is no longer available',
  own: 'This is your own listing.',
  about: (name: string) => `About ${name}`,
  samples: 'Samples',
  others: (name: string) => `Also from ${name}`,
} as const

export const contactTexts = {
  title: (name: string) => `Contact ${name}`,
  message: 'Message',
  placeholder: 'Type your message...',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
  /** Shown if the answer was lost. */
  isStored: 'What you wrote is still here. Sending it again sends it once.',
  mayHaveArrived:
    'The first message may have arrived. Look at the conversation before you send another.',
  /** Reasons for a refusal that only listings have. */
  refusals: {
    listing_not_found: oneTexts.gone,
    listing_provider_invalid: 'Invalid listing provider',
    listing_unavailable: 'This service is no longer available',
  },
} as const

/** What the viewer searched for, beside the first message. */
export const briefTexts = {
  title: 'Brief',
  /** The message beside it, until the viewer writes their own. */
  opening: 'Hello, are you free for this?',
  isSent: 'Sent with your message',
  isLeftOut: 'Not sent',
  leaveOut: 'Leave out',
  add: 'Send it too',
  more: 'Show more',
  less: 'Show less',
} as const

/** Choosing several of the listings that a search has found. */
export const choiceTexts = {
  bar: 'Chosen listings',
  choose: (name: string, title: string) => `Choose ${name}: ${title}`,
  elsewhere: 'Another listing of this person is chosen.',
  chosen: (count: number) => `${count} chosen`,
  full: '· the most at once',
  clear: 'Clear choice',
  contact: (count: number) => (count === 1 ? 'Contact 1 person' : `Contact ${count} people`),
} as const

/** One message to several providers. */
export const severalTexts = {
  people: (count: number) => `${count} people`,
  recipients: 'Who gets it',
  each: 'Each of them gets it in a conversation of their own. Nobody sees who else was asked.',
  sent: 'Sent',
  again: 'Try again',
  allSent: (names: readonly string[]) =>
    names.length === 1 ? `Sent to ${names[0]}` : `Sent to ${names.length} people`,
  notSent: (names: readonly string[]) => `Not sent to ${inWords(names)}.`,
} as const

const orders: Readonly<Record<ListingOrder, string>> = {
  newest: 'Newest first',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  nearest: 'Nearest first',
}
const priceTypes: Readonly<Record<PriceType, string>> = {
  hourly: 'Hourly rate',
  fixed: 'Fixed price',
}

export const browseTexts = {
  heading: 'Browse',
  inNumbers,
  found: (count: number) => (count === 1 ? 'listing' : 'listings'),
  profession: 'Profession',
  allProfessions: 'All professions',
  sort: 'Sort by',
  order: (order: ListingOrder) => orders[order],
  filters: 'Filters',
  inUse: (count: number) => `, ${count} in use`,
  priceType: 'Price type',
  anyPriceType: 'Any price type',
  priceTypeName: (type: PriceType) => priceTypes[type],
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  wrongPrice: (highest: number) => `Use a price from 0 to ${inNumbers(highest)}`,
  noLimit: 'No limit',
  experience: 'Experience',
  anyExperience: 'Any experience',
  place: 'Place',
  placeExample: 'City, Country',
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (kilometres: number) => `Within ${kilometres} km`,
  verified: 'Verified people only',
  clear: 'Clear filters',
  unknownPlace: (place: string) => `We do not know where “${place}” is, so distances are left out.`,
  mixedPrices: 'Hourly rates and fixed prices are sorted together, by amount.',
  loading: 'Loading listings...',
  failed: 'Failed to load listings. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
  empty: 'No listings found',
  emptyFiltered: 'Nobody offers quite this at the moment.',
  emptyAtAll: 'Nobody is open to work yet.',
} as const

export const fittingTexts = {
  title: 'Offers that fit your goals',
  nearTitle: 'Offers near you',
  all: 'Marketplace',
  /** The words are those of the goals. */
  goal: (who: string | undefined, words: string) =>
    who === undefined
      ? `Because your goals say “${words}”`
      : `${who[0]?.toUpperCase()}${who.slice(1)}, because your goals say “${words}”`,
  near: (kilometres: number, city: string) => `Within ${kilometres} km of ${city}`,
} as const

/** The services on a profile. */
export const servicesTexts = {
  title: 'Services',
  loading: 'Loading services...',
  notLoaded: 'The services could not be loaded.',
  edit: 'Edit services',
  more: 'Read more',
  add: 'Add',
  none: 'Say what you offer and what it costs. It stands here and in the marketplace.',
  silent: 'Let people hear your work: add a sound or a link to a service.',
  /** The listing that the viewer comes from. */
  from: 'The listing that you came from',
} as const
