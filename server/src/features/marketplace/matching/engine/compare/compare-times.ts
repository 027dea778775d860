import type { Verdict } from '@patchbay/contract/marketplace/matches'
import { isPast } from '../asking.ts'
import type { Asked } from '../asked.ts'
import type { Facts } from '../facts.ts'
import { findDates, weekdaysIn, type Dates } from '../need/dates.ts'
import type { Weighed } from '../weighed.ts'

/** 'Until midnight' does not mean that a time is taken, 'until June' does. */
const later = String.raw`(?:the )?(?:(?:end of|mid|early|late|next)\b|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)`
/** Phrases which say that a time is taken; 'full sets' and 'take off' are not among them. */
const taken = new RegExp(
  String.raw`\b(?:${[
    'booked|closed|no longer|except|keep for|sold out',
    'fully|(?:is|are|diary|calendar|now|already) full|full (?:up|until|till|for|in|on)',
    '(?:is|are|all|been|already|have|has) (?:taken|gone)',
    'not (?:taking|available|free|open|working)',
    '(?:is|are|go) dark|dark (?:on|in|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|most)',
    '(?:is|are|am|days?) off|off (?:on|in|until)',
    "(?:am|are|is|i['’]m|we['’]re|be) away|away (?:in|on|until|for|from)",
    `until ${later}`,
  ].join('|')})\b`,
  'iu',
)
const free = /\b(?<!\bnot )(?:free|open|available|left|still|availability|vacant)\b/iu
/** Perhaps taken, perhaps not: neither fits nor fails. */
const scarce =
  /\b(?:(?:nearly|almost) (?:all )?(?:gone|taken|booked|full)|first to go|last few)\b/iu
/** 'Opens in September' is from September on. */
const opening = /\b(opens?|free again|open again|available again|starts?) in\b/giu
/** Splits a sentence that speaks of several times. */
const clauses = /[,;]\s+|\s[–—-]\s|\s(?:but|while)\s/u

/** A provider who is free from March on is not free in January. */
const bounds =
  /\b(?:(?:free|open|available|bookings?|dates?) (?:again )?(?:for \w+ )?(?:from|until|till)|opens? (?:in|from))\b/iu

/** 'Mondays and most of August' are both meant. */
const either = /\b(?:and|or) (?:most|all|the whole) of\b/iu
const untilLater = new RegExp(String.raw`\buntil ${later}`, 'iu')

/** Compares the requested time with the sentences in which the listing names times. */
export function compareTimes(asked: Asked, { times }: Facts): Weighed | undefined {
  const { dates } = asked.need
  if (dates === null) return undefined
  const make = (verdict: Verdict, said: string | null, weight: number): Weighed => ({
    point: { about: 'date', verdict, asked: dates, said: said === null ? null : cut(said) },
    weight,
  })
  let undecided: string | null = null
  for (const sentence of times)
    for (const clause of clausesOf(sentence)) {
      const verdict = verdictOf(clause, dates, asked)
      if (verdict === 'met') return make('met', sentence, 0.08)
      if (verdict === 'missed') return make('missed', sentence, -0.08)
      if (verdict === 'open') undecided ??= sentence
    }
  return make('open', undecided, 0)
}

const saysMore = (text: string): boolean => taken.test(text) || free.test(text) || scarce.test(text)
/**
 * A clause of so few words is only a part of a list: 'Saturdays, Sundays and Christmas are gone'.
 */
const fewWords = 4

/** The clauses of a sentence; parts of a list belong to the clause that says more of them. */
function clausesOf(sentence: string): string[] {
  const made: string[] = []
  let before = ''
  for (const part of sentence.split(clauses)) {
    const isPart = !saysMore(part) && part.trim().split(/\s+/u).length <= fewWords
    if (isPart) before += `${part}, `
    else {
      made.push(before + part)
      before = ''
    }
  }
  const last = made.pop()
  return before === '' && last !== undefined
    ? [...made, last]
    : [...made, `${last ?? ''}, ${before}`]
}

const longest = 160
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

/** A clause names few dates. */
const mostDates = 4

/**
 * All dates of a clause. A month without a year is the one near the day that is asked for, but what
 * is free from a month on, or taken until then, is so from now.
 */
function datesIn(clause: string, day: Date, now: string): Dates[] {
  const isOpening = bounds.test(clause) || untilLater.test(clause)
  const today = isOpening ? new Date(now) : new Date(day.getTime() - 120 * 86_400_000)
  const all: Dates[] = []
  let rest = clause.replaceAll(opening, '$1 from')
  for (let count = 0; count < mostDates; count += 1) {
    const found = findDates(rest, today)
    if (found === undefined) break
    all.push(found.dates)
    // What was read is blotted out, so that what leads to the next date stays.
    rest = rest.slice(0, found.from) + '.'.repeat(found.to - found.from) + rest.slice(found.to)
  }
  return all
}

/** What a clause says of a time; `undefined` if it is about another, or about none. */
function verdictOf(
  clause: string,
  { from, to }: Dates,
  { weekday, today }: Asked,
): Verdict | undefined {
  const day = new Date(from ?? to ?? '')
  if (Number.isNaN(day.getTime())) return undefined
  const dates = datesIn(clause, day, today)
  const overlaps = dates.some(
    (one) =>
      (one.to === null || from === null || one.to >= from) &&
      (one.from === null || to === null || one.from <= to),
  )
  const days = weekdaysIn(clause)
  const isDay = weekday !== null && days.includes(weekday)
  if (!either.test(clause)) {
    if (dates.length > 0 && !overlaps) return bounds.test(clause) ? 'missed' : undefined
    // 'Saturdays in July are gone' says nothing of a Friday in July.
    if (days.length > 0 && weekday !== null && !isDay)
      return dates.length === 0 ? 'open' : undefined
  }
  if (!overlaps && !isDay) return undefined
  if (scarce.test(clause)) return 'open'
  // 'No voice by Thursday' was years ago.
  if (!saysMore(clause) && isPast(clause)) return undefined
  return taken.test(clause) && !free.test(clause) ? 'missed' : 'met'
}
