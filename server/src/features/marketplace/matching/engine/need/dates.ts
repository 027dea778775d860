import type { Need } from '@patchbay/contract/marketplace/matches'
import { at, coming, dayOf, monthSpan, nearSpan, plusDays, type Span } from './calendar.ts'
import {
  feasts,
  isDayOfMonth,
  isMonth,
  monthOf,
  patterns,
  seasons,
  weekdays,
} from './date-patterns.ts'

export type Dates = NonNullable<Need['dates']>

export interface FoundDates {
  readonly dates: Dates
  /** 0 is Sunday. Named without a date, or the weekday of the dates. */
  readonly weekday: number | null
  readonly from: number
  readonly to: number
  /** The date also names an occasion: Christmas, Hogmanay. */
  readonly isFeast: boolean
}

interface Reach {
  readonly span: Span
  readonly from: number
  readonly to: number
  /** Both ends are given. */
  readonly isClosed?: boolean
  /** The days are exact, so a weekday elsewhere in the text refers to something else. */
  readonly isExact?: boolean
  readonly isFeast?: boolean
}

const iso = (date: Date): string => date.toISOString().slice(0, 10)

/** The requested dates, if the text has any; dates without a year are the next ones. */
export function findDates(text: string, now: Date): FoundDates | undefined {
  const today = at(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const reach = readAll(text, today)
  if (reach === undefined) return undefined
  const { span, from, to, isClosed = false, isExact = false, isFeast = false } = reach
  const [first, last] = span
  const lead = text.slice(Math.max(0, from - 20), from)
  const isEnd =
    !isClosed && /\b(?:by|before|until|till|no later than)\s+(?:the )?(?:end of )?$/iu.test(lead)
  const isStart = !isClosed && /\b(?:from|after|since|starting(?: in)?)\s+$/iu.test(lead)
  const end = isEnd && /before\s+$/iu.test(lead) ? plusDays(first, -1) : last
  const oneDay = first.getTime() === last.getTime() ? first.getUTCDay() : null
  return {
    dates: { from: isEnd ? null : iso(first), to: isStart ? null : iso(end) },
    weekday: (isExact ? null : weekdayIn(text)) ?? oneDay,
    from,
    to,
    isFeast,
  }
}

/** The first weekday that a text names. */
export function weekdayIn(text: string): number | null {
  const match = patterns.weekday.exec(text)
  return match === null ? null : weekdays.indexOf((match[2] ?? '').toLowerCase())
}

/** All weekdays that a text names, also as 'Monday to Thursday', 'weekends' or 'weeknights'. */
export function weekdaysIn(text: string): number[] {
  const found = new Set<number>()
  const add = (first: number, last: number) => {
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day)
      if (day === last) return
    }
  }
  for (const [, first = '', last = first] of text.matchAll(patterns.weekdays))
    add(weekdays.indexOf(first.toLowerCase()), weekdays.indexOf(last.toLowerCase()))
  if (/\bweekends?\b/iu.test(text)) add(6, 0)
  if (/\bweekdays?\b/iu.test(text)) add(1, 5)
  // Whether a Friday is one depends on whom one asks.
  if (/\bweeknights?\b/iu.test(text)) add(1, 4)
  return [...found]
}

/** Patterns with a day take precedence over those with a month, wherever they are in the text. */
function readAll(text: string, today: Date): Reach | undefined {
  const { iso: exact, dayMonth, monthDay, feast, month, season, near } = patterns
  return (
    firstOf(text, exact, readIso) ??
    firstOf(text, dayMonth, (match) => readDayMonth(text, match, today)) ??
    firstOf(text, monthDay, (match) => readMonthDay(match, today)) ??
    firstOf(text, feast, (match) => readFeast(match, today)) ??
    firstOf(text, month, (match) => readMonth(text, match, today)) ??
    firstOf(text, season, (match) => readSeason(match, today)) ??
    firstOf(text, near, (match) => ({
      ...placed(match, nearSpan((match[1] ?? '').toLowerCase(), today)),
      isExact: true,
    })) ??
    readWeekday(text, today)
  )
}

function firstOf(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Reach | undefined,
): Reach | undefined {
  for (const match of text.matchAll(pattern)) {
    const reach = read(match)
    if (reach !== undefined) return reach
  }
  return undefined
}

const placed = (match: RegExpExecArray, span: Span, more = 0) => ({
  span,
  from: match.index,
  to: match.index + match[0].length + more,
})

/** In the given year, or else in the next year that has the date. */
const inYear = (
  said: string | undefined,
  make: (year: number) => Span | undefined,
  today: Date,
): Span | undefined => (said === undefined ? coming(make, today) : make(Number(said)))

const days = (year: number, month: number, from: number, to: number): Span | undefined => {
  const [first, last] = [dayOf(year, month, from), dayOf(year, month, to)]
  return first === undefined || last === undefined || last < first ? undefined : [first, last]
}

/** The second date if the two are a range; 'and' makes a range only after 'between'. */
function joinedTo(text: string, match: RegExpExecArray, pattern: RegExp): RegExpExecArray | null {
  const second = pattern.exec(text.slice(match.index + match[0].length))
  const isAnd = /^\s?and/iu.test(second?.[0] ?? '')
  return isAnd && !/\bbetween $/iu.test(text.slice(0, match.index)) ? null : second
}

function readIso(match: RegExpExecArray): Reach | undefined {
  const date = Number(match[3])
  const span = days(Number(match[1]), Number(match[2]) - 1, date, date)
  return span && { ...placed(match, span), isExact: true }
}

function readDayMonth(text: string, match: RegExpExecArray, today: Date): Reach | undefined {
  const [whole, from, to, name = '', year] = match
  if (!isDayOfMonth(text, match.index, match.index + whole.length, name)) return undefined
  const month = monthOf(name)
  const second = joinedTo(text, match, patterns.secondDay)
  const last = second === null ? undefined : Number(second[2])
  if (second !== null && last !== undefined && from === undefined) {
    const lastMonth = monthOf(second[3] ?? '')
    const make = (y: number): Span | undefined => {
      const first = dayOf(y, month, Number(to))
      const end = dayOf(lastMonth < month ? y + 1 : y, lastMonth, last)
      return first === undefined || end === undefined || end < first ? undefined : [first, end]
    }
    const said = year ?? (lastMonth < month ? undefined : second[4])
    const span = inYear(said, make, today)
    if (span !== undefined)
      return { ...placed(match, span, second[0].length), isClosed: true, isExact: true }
  }
  const span = inYear(year, (y) => days(y, month, Number(from ?? to), Number(to)), today)
  return span && { ...placed(match, span), isClosed: from !== undefined, isExact: true }
}

function readMonthDay(match: RegExpExecArray, today: Date): Reach | undefined {
  const [, name = '', from, to, year] = match
  const month = monthOf(name)
  const span = inYear(year, (y) => days(y, month, Number(from), Number(to ?? from)), today)
  return span && { ...placed(match, span), isClosed: to !== undefined, isExact: true }
}

function readFeast(match: RegExpExecArray, today: Date): Reach | undefined {
  const [month, from, to] = feasts.get((match[1] ?? '').toLowerCase().replace('’', "'")) ?? [
    0, 1, 1,
  ]
  const span = coming((y) => days(y, month, from, to), today)
  return span && { ...placed(match, span), isFeast: true }
}

function readMonth(text: string, match: RegExpExecArray, today: Date): Reach | undefined {
  const [whole, part, name = '', year] = match
  const index = match.index + whole.toLowerCase().lastIndexOf(name.toLowerCase())
  // After a day that the calendar does not have, the name is not read as a month either.
  if (/\d(?:st|nd|rd|th)?(?: of)? $/iu.test(text.slice(Math.max(0, index - 9), index)))
    return undefined
  if (!isMonth(text, index, name)) return undefined
  const month = monthOf(name)
  const second = joinedTo(text, match, patterns.secondMonth)
  const first = (y: number) => monthSpan(y, month, part?.toLowerCase())
  if (second === null) {
    const span = inYear(year, first, today)
    return span && placed(match, span)
  }
  const last = monthOf(second[2] ?? '')
  const make = (y: number): Span => [
    first(y)[0],
    monthSpan(last < month ? y + 1 : y, last, second[1]?.toLowerCase())[1],
  ]
  const span = inYear(year ?? (last < month ? undefined : second[3]), make, today)
  return span && { ...placed(match, span, second[0].length), isClosed: true }
}

function readSeason(match: RegExpExecArray, today: Date): Reach | undefined {
  const lead = match[1]?.toLowerCase()
  if (lead === 'last') return undefined
  const [from, to] = seasons.get((match[2] ?? '').toLowerCase()) ?? [0, 0]
  const span = coming((y) => [at(y, from, 1), at(y, to + 1, 0)], today, lead === 'next')
  return span && placed(match, span)
}

function readWeekday(text: string, today: Date): Reach | undefined {
  const match = patterns.weekday.exec(text)
  if (match === null || !/^(?:this|next|on|coming)$/iu.test(match[1] ?? '')) return undefined
  if (/s$/iu.test(match[0])) return undefined
  // 'On Wednesday evenings' is every week.
  const after = text.slice(match.index + match[0].length)
  if (/^\s+(?:morning|lunchtime|afternoon|evening|night)s\b/iu.test(after)) return undefined
  const ahead = ((weekdayIn(text) ?? 0) - today.getUTCDay() + 7) % 7 || 7
  const day = plusDays(today, ahead)
  return placed(match, [day, day])
}
