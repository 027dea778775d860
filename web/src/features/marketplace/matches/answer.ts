import type { MatchPoint, matchListings } from '@patchbay/contract/marketplace/matches'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { thinOut } from '../../content/attachments/public.ts'

type Check = (value: unknown) => boolean

// Written by hand, because the contract's schema library would be larger than the whole page.
const text: Check = (value) => typeof value === 'string'
const number: Check = (value) => typeof value === 'number'
const flag: Check = (value) => typeof value === 'boolean'
const some: Check = (value) => value !== null && value !== undefined
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => check(one))

/** Whether an object has at least these fields. */
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

export type Answer = ReceivedOutput<typeof matchListings>

/** Includes the need that it answers. */
export type StoredAnswer = Answer & { readonly asked: string }

/** More than two lines show at any width. */
const longestShown = 280
const cut = (words: string): string => words.slice(0, longestShown)

/** Keeps as many peaks as a card draws. */
const coarse = (peaks: readonly number[]): number[] =>
  thinOut(peaks, 40).map((peak) => Math.round(peak * 100))

/** Only the part that the cards show; the rest is fetched on request. */
export function trimmed(answer: Answer, asked: string): StoredAnswer {
  const matches = answer.recommendations.matches.map((one) => ({
    ...one,
    description: cut(one.description),
    bio: one.bio && cut(one.bio),
    goals: null,
    links: one.links.map(({ name }) => ({ url: '', name })),
    // Only the first one is drawn.
    sounds: one.sounds.map((sound, index) => ({
      ...sound,
      signedUrl: '',
      peaks: index === 0 && sound.peaks ? coarse(sound.peaks) : null,
    })),
  }))
  return { ...answer, asked, recommendations: { matches } }
}

/** The same answer once a match is no longer offered. */
export function without(answer: StoredAnswer, listingId: string): StoredAnswer {
  const matches = answer.recommendations.matches.filter(({ id }) => id !== listingId)
  return { ...answer, recommendations: { matches } }
}

const texts = list(text)
const money = shape({ least: orNull(number), most: orNull(number), unit: orNull(text) })
const days = shape({ from: orNull(text), to: orNull(text) })

const pointFits: Readonly<Record<MatchPoint['about'], (value: unknown) => boolean>> = {
  budget: shape({ asked: money, price: orNull(number), priceType: orNull(text) }),
  place: shape({ asked: texts, location: orNull(text), kilometres: orNull(number), remote: flag }),
  experience: shape({ asked: texts, level: orNull(text) }),
  profession: shape({ asked: texts, category: text }),
  genre: shape({ asked: texts, found: texts }),
  date: shape({ asked: days, said: orNull(text) }),
  unwanted: shape({ asked: text }),
}

const isPoint = (value: unknown): boolean =>
  shape({ about: text, verdict: text })(value) &&
  (pointFits[(value as MatchPoint).about]?.(value) ?? false)

const isWhy = shape({
  weak: flag,
  found: texts,
  notFound: texts,
  quote: orNull(shape({ text, from: text, marks: list(list(number)) })),
  points: list(isPoint),
})

const isMatch = shape({
  id: text,
  providerId: text,
  provider: shape({ id: text, avatarUrl: text, verified: flag, linked: flag }),
  category: text,
  title: text,
  description: text,
  bio: orNull(text),
  price: orNull(number),
  priceType: orNull(text),
  location: orNull(text),
  experienceLevel: orNull(text),
  kilometres: orNull(number),
  communityNames: texts,
  sharedCommunityNames: texts,
  moreCommunities: number,
  links: list(some),
  sounds: list(some),
  can: shape({ contact: flag, report: flag }),
  why: isWhy,
})

const isAnswer = shape({
  asked: text,
  recommendations: shape({ matches: list(isMatch) }),
  repaired: list(shape({ typed: text, read: text })),
  need: shape({
    budget: orNull(money),
    places: texts,
    remote: flag,
    experience: texts,
    professions: texts,
    genres: texts,
    dates: orNull(days),
    unwanted: texts,
  }),
  wordsOnly: flag,
})

/** A stored answer, perhaps of an older version of the app: it is ignored if its shape is wrong. */
export const readAnswer = (value: unknown): StoredAnswer | undefined =>
  isAnswer(value) ? (value as StoredAnswer) : undefined

export interface Count {
  readonly listings: number
  readonly people: number
  /** The number of weak matches among the listings. */
  readonly weak: number
}

export const countMatches = ({ recommendations: { matches } }: Answer): Count => ({
  listings: matches.length,
  people: new Set(matches.map(({ providerId }) => providerId)).size,
  weak: matches.filter(({ why }) => why.weak).length,
})
