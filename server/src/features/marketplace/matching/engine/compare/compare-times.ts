import type { Verdict } from '@patchbay/contract/marketplace/matches'
import type { Asked } from '../asked.ts'
import type { Facts } from '../facts.ts'
import { findDates, weekdaysIn } from '../need/dates.ts'
import type { Weighed } from '../weighed.ts'

/** 'Until midnight' does not mean that a time is taken, 'until June' does. */
const later = String.raw`(?:the )?(?:(?:end of|mid|early|late|next)\b|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)`
/** Phrases which say that a time is taken; 'full sets' and 'take off' are not among them. */
const taken = new RegExp(
  String.raw`\b(?:${[
    'booked|closed|no longer|except|keep for|sold out|opens in|next slot',
    'fully|(?:is|are|diary|calendar|now|already|almost) full|full (?:up|until|till|for|in|on)',
    '(?:is|are|all|been|already) (?:taken|gone)',
    'not (?:taking|available|free|open|working)',
    '(?:is|are|go) dark|dark (?:on|in|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|most)',
    '(?:is|are|am|days?) off|off (?:on|in|until)',
    "(?:am|are|is|i['’]m|we['’]re|be) away|away (?:in|on|until|for|from)",
    `until ${later}`,
  ].join('|')})\b`,
  'iu',
)
const free = /\b(?<!\bnot )(?:free|open|available|left|still|availability|vacant)\b/iu

/** A provider who is free from March on is not free in January. */
const bounds = /\b(?:free|open|available|bookings?|dates?) (?:again )?(?:from|until|till)\b/iu

/** Compares the requested time with the sentences in which the listing names times. */
export function compareTimes({ need, weekday }: Asked, { times }: Facts): Weighed | undefined {
  const { dates } = need
  if (dates === null) return undefined
  const make = (verdict: Verdict, said: string | null, weight: number): Weighed => ({
    point: { about: 'date', verdict, asked: dates, said: said === null ? null : cut(said) },
    weight,
  })
  for (const sentence of times) {
    const verdict = verdictOf(sentence, dates.from, dates.to, weekday)
    if (verdict === 'met') return make('met', sentence, 0.08)
    if (verdict === 'missed') return make('missed', sentence, -0.08)
  }
  return make('open', null, 0)
}

const longest = 160
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

function verdictOf(
  sentence: string,
  from: string | null,
  to: string | null,
  weekday: number | null,
): Verdict {
  const day = new Date(from ?? to ?? '')
  if (Number.isNaN(day.getTime())) return 'open'
  // Read relative to some months earlier, so that a month without a year is the one near the date.
  const found = findDates(sentence, new Date(day.getTime() - 120 * 86_400_000))
  const isDay = weekday !== null && weekdaysIn(sentence).includes(weekday)
  const overlaps =
    found !== undefined &&
    (found.dates.to === null || from === null || found.dates.to >= from) &&
    (found.dates.from === null || to === null || found.dates.from <= to)
  if (!overlaps && !isDay) return found !== undefined && bounds.test(sentence) ? 'missed' : 'open'
  return taken.test(sentence) && !free.test(sentence) ? 'missed' : 'met'
}
