import * as z from 'zod/mini'
import { listing } from './listings.ts'
import { priceTypes } from './listing-fields.ts'
import { experienceLevels, professions } from '../accounts/profile-choices.ts'
import { longestBrief } from '../messaging/message-length.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'

/** A need that has found something is sent as the brief of a message. */
export const needLength = longestBrief
/** The most listings in one answer. */
export const mostMatches = 20

const noNeed = "Please enter a description of what you're looking for"

/** An amount of money, per hour, in total or unspecified; at least one bound is set. */
const budget = z.object({
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  unit: z.nullable(z.enum(priceTypes)),
})

/** Days, both included; `null` if that side is open. */
const dates = z.object({ from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) })

/** The conditions that were recognised in the text of a need. */
export const need = z.object({
  budget: z.nullable(budget),
  /** 'City, Country', or the name of a country or region. */
  places: z.array(z.string()),
  /** The work may be done from anywhere. */
  remote: z.boolean(),
  experience: z.array(z.enum(experienceLevels)),
  professions: z.array(z.enum(professions)),
  genres: z.array(z.string()),
  dates: z.nullable(dates),
  /** Things that the need excludes, in its own words. */
  unwanted: z.array(z.string()),
})

export type Need = z.infer<typeof need>

/** `open`: the listing gives no information about this point. */
export const verdicts = ['met', 'missed', 'open'] as const
export type Verdict = (typeof verdicts)[number]
const verdict = z.enum(verdicts)

/** One condition of the need, and what the listing says about it. */
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
    /** The text of the listing says that the provider works from anywhere. */
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
    /** The text of the listing that says so. */
    said: z.nullable(z.string()),
  }),
  z.object({ about: z.literal('unwanted'), verdict, asked: z.string() }),
])

export type MatchPoint = z.infer<typeof matchPoint>

/** The fields of a listing that a quote can come from. */
export const quoteSources = ['title', 'description', 'bio', 'goals'] as const

/** Why a listing was found; only reasons that counted for its rank. */
export const why = z.object({
  /** Little speaks for this listing; weak listings come last. */
  weak: z.boolean(),
  /**
   * Words of the need, as they were understood, that are in the listing; the most important first.
   */
  found: z.array(z.string()),
  /** For a weak listing: the most important words of the need that it does not contain. */
  notFound: z.array(z.string()),
  /**
   * The passage of the listing that fits best. `marks` are the [start, end) ranges of found words.
   */
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
    /** Words that were read as other words: as typed, and as read. */
    repaired: z.array(z.object({ typed: z.string(), read: z.string() })),
    need,
    /**
     * Whether only words were compared, because the model that compares meanings was not available.
     */
    wordsOnly: z.boolean(),
  }),
  errors: ['match_failed'],
})
