import type { Listing, OtherListing } from '@patchbay/contract/marketplace/listings'
import type { Match, Need, Why } from '@patchbay/contract/marketplace/matches'

const sampleId = (number: number): string =>
  `0191d1c0-0000-7000-8000-${String(number).padStart(12, '0')}`

type Changes = Partial<Omit<Listing, 'can'>> & { can?: Partial<Listing['can']> }

/** Theo mixes live bands. */
export const listing = ({ can, ...changes }: Changes = {}): Listing => ({
  id: sampleId(700),
  providerId: sampleId(12),
  provider: {
    id: sampleId(12),
    fullName: 'Theo Lindqvist',
    displayName: 'Theo Lindqvist',
    verified: true,
    avatarUrl: '',
    linked: true,
  },
  providerVersion: 1,
  category: 'Sound Engineer',
  title: 'Mix engineer for live bands and brass',
  description: 'I mix live drums and horns most weeks; a six-track EP takes me eight days.',
  price: 45,
  priceType: 'hourly',
  availability: true,
  turnaround: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  links: [],
  sounds: [],
  otherProfession: null,
  location: 'London, United Kingdom',
  experienceLevel: 'veteran',
  goals: 'Two records a year.',
  bio: 'Analogue summing, fast recalls, two rounds of notes included. Fifteen years between front of house and the studio.',
  communityNames: ['Mix Notes'],
  sharedCommunityNames: ['Mix Notes'],
  moreCommunities: 0,
  repliesWithin: null,
  kilometres: null,
  own: false,
  ...changes,
  can: { contact: true, report: true, ...can },
})

/** With what else its provider offers. */
export const wholeListing = (changes: Changes = {}, others: readonly OtherListing[] = []) => ({
  ...listing(changes),
  others: [...others],
})

export const why = (changes: Partial<Why> = {}): Why => ({
  weak: false,
  found: ['mix engineer', 'live drums', 'horn section', 'EP'],
  notFound: [],
  quote: {
    text: 'I mix live drums and horns most weeks; a six-track EP takes me eight days.',
    from: 'description',
    marks: [
      [2, 16],
      [21, 25],
      [51, 53],
    ],
  },
  points: [
    {
      about: 'budget',
      verdict: 'met',
      asked: { least: null, most: 45, unit: 'hourly' },
      price: 45,
      priceType: 'hourly',
    },
    {
      about: 'date',
      verdict: 'met',
      asked: { from: null, to: '2026-12-14' },
      said: 'free until 14 December',
    },
  ],
  ...changes,
})

export const match = (changes: Changes & { why?: Why } = {}): Match => {
  const { why: given = why(), ...others } = changes
  return { ...listing(others), why: given }
}

const somebody = (
  number: number,
  name: string,
  verified: boolean,
): Pick<Listing, 'id' | 'providerId' | 'provider'> => ({
  id: sampleId(700 + number),
  providerId: sampleId(number),
  provider: {
    ...listing().provider,
    id: sampleId(number),
    fullName: name,
    displayName: name,
    verified,
  },
})

/** Marcus plays, and does not mix. */
const marcus = (): Match =>
  match({
    ...somebody(13, 'Marcus Bell', false),
    category: 'Instrumentalist',
    title: 'Trombone and horn section, remote or in the room',
    description: 'Horn section of three on call, live or remote. Charts in a day.',
    bio: null,
    price: 180,
    priceType: 'fixed',
    location: 'Bristol, United Kingdom',
    experienceLevel: 'professional',
    communityNames: ['Session Brass UK', 'Small Rooms & Venues', 'Mix Notes'],
    sharedCommunityNames: ['Session Brass UK'],
    moreCommunities: 0,
    links: [{ url: 'https://music.example/marcus', name: 'Three takes from Bristol' }],
    why: why({
      found: ['horn section', 'live'],
      quote: {
        text: 'Horn section of three on call, live or remote. Charts in a day.',
        from: 'description',
        marks: [
          [0, 12],
          [31, 35],
        ],
      },
      points: [
        {
          about: 'budget',
          verdict: 'missed',
          asked: { least: null, most: 45, unit: 'hourly' },
          price: 180,
          priceType: 'fixed',
        },
        {
          about: 'profession',
          verdict: 'missed',
          asked: ['Sound Engineer'],
          category: 'Instrumentalist',
        },
        {
          about: 'place',
          verdict: 'met',
          asked: ['London, United Kingdom'],
          location: 'Bristol, United Kingdom',
          kilometres: null,
          remote: true,
        },
      ],
    }),
  })

/** A weak match. */
const sofia = (): Match =>
  match({
    ...somebody(14, 'Sofia Marchetti', true),
    category: 'Studio Owner/Manager',
    title: 'Live room with a Neve sidecar, engineer included',
    description: 'By the day or the week.',
    bio: 'A live room in Deptford.',
    price: null,
    priceType: null,
    location: 'Deptford, United Kingdom',
    experienceLevel: 'professional',
    communityNames: ['Small Rooms & Venues'],
    sharedCommunityNames: [],
    moreCommunities: 0,
    why: why({
      weak: true,
      found: ['live', 'engineer'],
      notFound: ['mixing'],
      quote: {
        text: 'Live room with a Neve sidecar, engineer included',
        from: 'title',
        marks: [
          [0, 4],
          [31, 39],
        ],
      },
      points: [
        {
          about: 'budget',
          verdict: 'open',
          asked: { least: null, most: 45, unit: 'hourly' },
          price: null,
          priceType: null,
        },
        { about: 'date', verdict: 'open', asked: { from: null, to: '2026-12-14' }, said: null },
      ],
    }),
  })

export const need = (changes: Partial<Need> = {}): Need => ({
  budget: null,
  places: [],
  remote: false,
  experience: [],
  professions: [],
  genres: [],
  dates: null,
  unwanted: [],
  ...changes,
})

/** The answer to the search in the design: two good matches and a weak one. */
export const answer = (matches: readonly Match[] = [match(), marcus(), sofia()]) => ({
  recommendations: { matches: [...matches] },
  repaired: [
    { typed: 'mixng', read: 'mixing' },
    { typed: 'mixng', read: 'mixing' },
  ],
  need: need({
    professions: ['Sound Engineer'],
    budget: { least: null, most: 45, unit: 'hourly' },
    dates: { from: null, to: '2026-12-14' },
  }),
  wordsOnly: false,
})

export const listings = (all: readonly Listing[] = [match(), marcus(), sofia()]) => ({
  listings: [...all],
  nextCursor: null as string | null,
  total: all.length,
  place: null as string | null,
})
