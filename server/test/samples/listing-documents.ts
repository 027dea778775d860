import type { ListingDocument } from '../../src/features/marketplace/matching/engine/document.ts'

/** A listing for the matching engine, with defaults for fields that the test does not need. */
export const listingDocument = (
  part: Partial<ListingDocument> & { readonly id: string },
): ListingDocument => ({
  providerId: `provider of ${part.id}`,
  category: 'Other',
  title: '',
  description: '',
  price: null,
  priceType: null,
  location: null,
  experienceLevel: null,
  goals: null,
  bio: null,
  ...part,
})

/** A few trades that have little in common. */
export const someListings: readonly ListingDocument[] = [
  listingDocument({
    id: 'mastering',
    category: 'Sound Engineer',
    title: 'Mastering for independent releases',
    description: 'Loud and clear masters for streaming and CD. Two days, one revision.',
    price: 40,
    priceType: 'fixed',
    location: 'York, United Kingdom',
    experienceLevel: 'professional',
  }),
  listingDocument({
    id: 'wedding-dj',
    category: 'DJ/Performer',
    title: 'Wedding DJ',
    description: 'Motown, indie and disco until midnight. All Saturdays in June 2027 are booked.',
    price: 350,
    priceType: 'fixed',
    location: 'Leeds, United Kingdom',
    experienceLevel: 'veteran',
  }),
  listingDocument({
    id: 'wedding-band',
    category: 'Artist/Musician/Singer',
    title: 'Live band for weddings and parties',
    description: 'Five people who play soul and funk. We bring the PA.',
    price: 1_400,
    priceType: 'fixed',
    location: 'Manchester, United Kingdom',
    experienceLevel: 'professional',
  }),
  listingDocument({
    id: 'piano-tuner',
    title: 'Piano tuner and technician',
    description: 'Uprights and grands. I come to your home and say honestly what it is worth.',
    price: 75,
    priceType: 'fixed',
    location: 'Stockport, United Kingdom',
  }),
  listingDocument({
    id: 'drum-lessons',
    category: 'Instrumentalist',
    title: 'Drum lessons online',
    description: 'Rudiments and reading for children and adults.',
    price: 30,
    priceType: 'hourly',
    location: 'Glasgow, United Kingdom',
    experienceLevel: 'intermediate',
  }),
  listingDocument({
    id: 'solicitor',
    title: 'Music solicitor',
    description: 'I read recording and publishing contracts before you sign them.',
    price: 250,
    priceType: 'fixed',
    location: 'London, United Kingdom',
    experienceLevel: 'veteran',
  }),
]
