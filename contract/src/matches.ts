import * as z from 'zod/mini'
import { listing } from './listings.ts'
import { priceTypes } from './listing-fields.ts'
import { experienceLevels, professions } from './profile-choices.ts'
import { route } from './route.ts'
import { prose } from './text.ts'

export const needLength = 2_000
/** How many listings one answer has at most. */
export const mostMatches = 20

const noNeed = "Please enter a description of what you're looking for"

/** Money, by the hour, for the whole, or without saying which; at least one bound is there. */
const budget = z.object({
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  unit: z.nullable(z.enum(priceTypes)),
})

/** Days, both included; `null` where it is open to that side. */
const dates = z.object({ from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) })

/** What was understood of a need, beside its words. */
export const need = z.object({
  budget: z.nullable(budget),
  /** 'City, Country', or a country or region by its name. */
  places: z.array(z.string()),
  /** It may be done from anywhere. */
  remote: z.boolean(),
  experience: z.array(z.enum(experienceLevels)),
  professions: z.array(z.enum(professions)),
  genres: z.array(z.string()),
  dates: z.nullable(dates),
  /** What was said not to be wanted, in the words of the need. */
  unwanted: z.array(z.string()),
})

export type Need = z.infer<typeof need>

/** `open`: the listing does not say. */
export const verdicts = ['met', 'missed', 'open'] as const
export type Verdict = (typeof verdicts)[number]
const verdict = z.enum(verdicts)

/** One thing that was asked for, beside what the listing says to it. */
export const matchPoint = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('budget'),
    verdict,
    asked: budget,
    price: z.nullable(z.number()),
    priceType: z.nullable(z.enum(priceTypes)),
  }),
  z.object({
    about: z.literal('place'),
    verdict,
    asked: z.array(z.string()),
    location: z.nullable(z.string()),
    kilometres: z.nullable(z.int()),
    /** Works from anywhere, by the listing's own words. */
    remote: z.boolean(),
  }),
  z.object({
    about: z.literal('experience'),
    verdict,
    asked: z.array(z.enum(experienceLevels)),
    level: z.nullable(z.enum(experienceLevels)),
  }),
  z.object({
    about: z.literal('profession'),
    verdict,
    asked: z.array(z.enum(professions)),
    category: z.enum(professions),
  }),
  z.object({
    about: z.literal('genre'),
    verdict,
    asked: z.array(z.string()),
    found: z.array(z.string()),
  }),
  z.object({
    about: z.literal('date'),
    verdict,
    asked: dates,
    /** The words of the listing that say it. */
    said: z.nullable(z.string()),
  }),
  z.object({ about: z.literal('unwanted'), verdict, asked: z.string() }),
])

export type MatchPoint = z.infer<typeof matchPoint>

/** Where words of a listing stand. */
export const quoteSources = ['title', 'description', 'bio', 'goals'] as const

/** Why a listing is here: only what has counted. */
export const why = z.object({
  /** Little speaks for it; these stand last. */
  weak: z.boolean(),
  /** Words of the need, as they were understood, that are in the listing; those that count most first. */
  found: z.array(z.string()),
  /** The words of the need that count most and are not in it, where it is weak. */
  notFound: z.array(z.string()),
  /** What comes closest in the listing. `marks` are places of the found words, from and up to. */
  quote: z.nullable(
    z.object({
      text: z.string(),
      from: z.enum(quoteSources),
      marks: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
  points: z.array(matchPoint),
})

export type Why = z.infer<typeof why>

export const match = z.object({ ...listing.shape, why })

export type Match = z.infer<typeof match>

export const matchListings = route('matchListings', {
  method: 'POST',
  path: '/match',
  access: 'onboarded',
  summary:
    'The listings that come closest to a need in somebody’s own words, the best first, each with why.',
  body: z.object({ description: prose({ min: 1, max: needLength, tooShort: noNeed }) }),
  output: z.object({
    recommendations: z.object({ matches: z.array(match) }),
    /** Words that were read as others, as they were typed and as they were read. */
    repaired: z.array(z.object({ typed: z.string(), read: z.string() })),
    need,
    /** Whether only words were compared, because what compares meanings did not run. */
    wordsOnly: z.boolean(),
  }),
  errors: ['match_failed'],
})
