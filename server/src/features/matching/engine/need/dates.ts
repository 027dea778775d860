import type { Need } from '@patchbay/contract/matches'

export type Dates = NonNullable<Need['dates']>

export interface FoundDates {
  readonly dates: Dates
  /** 0 is Sunday; of a day that is named without its date, or that the dates fall on. */
  readonly weekday: number | null
  readonly from: number
  readonly to: number
}

const months =
  'january february march april may june july august september october november december'.split(' ')
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [2, 4],
  summer: [5, 7],
  autumn: [8, 10],
  fall: [8, 10],
  winter: [11, 13],
}
const feasts: Readonly<Record<string, readonly [number, number, number, number]>> = {
  "new year's eve": [11, 31, 11, 31],
  'new years eve': [11, 31, 11, 31],
  nye: [11, 31, 11, 31],
  hogmanay: [11, 31, 11, 31],
  "new year's day": [0, 1, 0, 1],
  'christmas eve': [11, 24, 11, 24],
  'boxing day': [11, 26, 11, 26],
  christmas: [11, 20, 11, 26],
  xmas: [11, 20, 11, 26],
  halloween: [9, 31, 9, 31],
  "valentine's day": [1, 14, 1, 14],
  "valentine's": [1, 14, 1, 14],
  'burns night': [0, 25, 0, 25],
  "st patrick's day": [2, 17, 2, 17],
}

const monthNames = months
  .map((month) => (month === 'may' || month === 'march' ? month : `${month}|${month.slice(0, 3)}`))
  .join('|')
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const patterns = {
  iso: /\b(20\d\d)-(\d\d)-(\d\d)\b/u,
  dayMonth: new RegExp(String.raw`\b${day}(?: of)? (${monthNames})\b\.?(?:,? (20\d\d))?`, 'iu'),
  monthDay: new RegExp(
    String.raw`\b(${monthNames})\.? (?:the )?${day}\b(?!\d)(?:,? (20\d\d))?`,
    'iu',
  ),
  feast: new RegExp(String.raw`\b(${Object.keys(feasts).join('|')})\b`, 'iu'),
  month: new RegExp(
    String.raw`\b(?:(early|mid|late|end of|beginning of|start of)[- ])?(${monthNames})\b\.?(?: (20\d\d))?`,
    'iu',
  ),
  // 'Spring reverbs' and 'we fall for it' are no seasons.
  season:
    /\b(?:(next|this|last|in|the|for|from|until|by|our|early|late) )?(summer|autumn|winter|(?<=\b(?:next|this|last|in|the|for|from|until|by|our|early|late) )(?:spring|fall))\b(?! reverb)/iu,
  weekday: new RegExp(
    String.raw`\b(?:(this|next|on|every|a|coming) )?(${weekdays.join('|')})s?\b`,
    'iu',
  ),
  near: /\b(today|tonight|tomorrow|this week(?:end)?|next week(?:end)?|this month|next month|next year)\b/iu,
} as const

const dayMs = 86_400_000
const iso = (date: Date): string => date.toISOString().slice(0, 10)
const at = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month, date))

/** `march` and `may` are words too: a capital letter or a preposition makes them months. */
const isMonth = (text: string, index: number, name: string): boolean =>
  !['march', 'may', 'mar', 'sep', 'dec', 'jan', 'jun'].includes(name.toLowerCase()) ||
  /^\p{Lu}/u.test(name) ||
  /\b(?:in|by|until|for|from|of|this|next|our|late|early|mid)[- ]$/iu.test(
    text.slice(Math.max(0, index - 8), index),
  )

/** When it should be, where the text says it; the years of days without one come next. */
export function findDates(text: string, today: Date): FoundDates | undefined {
  const reach = readAll(text, today)
  if (reach === undefined) return undefined
  const { first, last, match, weekday } = reach
  const lead = text.slice(Math.max(0, match.index - 14), match.index)
  const isEnd = /\b(?:by|before|until|till|no later than)\s+(?:the )?(?:end of )?$/iu.test(lead)
  const isStart = /\b(?:from|after|since|starting(?: in)?)\s+$/iu.test(lead)
  const dates: Dates = {
    from: isEnd ? null : iso(first),
    to: isStart
      ? null
      : iso(isEnd && /before\s+$/iu.test(lead) ? new Date(first.getTime() - dayMs) : last),
  }
  const oneDay = first.getTime() === last.getTime() ? first.getUTCDay() : null
  return { dates, weekday: weekday ?? oneDay, from: match.index, to: match.index + match[0].length }
}

interface Reach {
  readonly first: Date
  readonly last: Date
  readonly match: RegExpExecArray
  readonly weekday: number | null
}

function readAll(text: string, today: Date): Reach | undefined {
  const year = today.getUTCFullYear()
  const midnight = at(year, today.getUTCMonth(), today.getUTCDate())
  /** The next one that is not over yet. */
  const coming = (make: (year: number) => readonly [Date, Date], said?: string) => {
    if (said !== undefined) return make(Number(said))
    const made = make(year)
    return made[1] < midnight ? make(year + 1) : made
  }
  const named = weekdayIn(text)
  const reach = (match: RegExpExecArray, [first, last]: readonly [Date, Date], weekday = named) =>
    Number.isFinite(first.getTime()) && Number.isFinite(last.getTime())
      ? { first, last, match, weekday }
      : undefined
  const exact = patterns.iso.exec(text)
  if (exact !== null) {
    const one = at(Number(exact[1]), Number(exact[2]) - 1, Number(exact[3]))
    return reach(exact, [one, one], null)
  }
  const dayFirst = patterns.dayMonth.exec(text)
  const monthFirst = dayFirst === null ? patterns.monthDay.exec(text) : null
  const full = dayFirst ?? monthFirst
  if (full !== null) {
    const [number, name] = dayFirst === null ? [full[2], full[1]] : [full[1], full[2]]
    const month = monthOf(name ?? '')
    if (Number(number) >= 1 && Number(number) <= 31)
      return reach(
        full,
        coming((y) => [at(y, month, Number(number)), at(y, month, Number(number))], full[3]),
        null,
      )
  }
  const feast = patterns.feast.exec(text)
  if (feast !== null) {
    const [m1, d1, m2, d2] = feasts[(feast[1] ?? '').toLowerCase().replaceAll('’', "'")] ?? [
      0, 1, 0, 1,
    ]
    return reach(
      feast,
      coming((y) => [at(y, m1, d1), at(y, m2, d2)]),
    )
  }
  const month = patterns.month.exec(text)
  if (
    month !== null &&
    isMonth(text, month.index + month[0].search(new RegExp(month[2] ?? '', 'iu')), month[2] ?? '')
  ) {
    const index = monthOf(month[2] ?? '')
    const [from, to] = partOf(month[1]?.toLowerCase())
    return reach(
      month,
      coming((y) => [at(y, index, from), at(y, index + (to === 0 ? 1 : 0), to)], month[3]),
    )
  }
  const season = patterns.season.exec(text)
  if (season !== null && season[1]?.toLowerCase() !== 'last') {
    const [from, to] = seasons[(season[2] ?? '').toLowerCase()] ?? [0, 0]
    const isNext = season[1]?.toLowerCase() === 'next' && today.getUTCMonth() >= from
    return reach(
      season,
      coming((y) => [
        at(y + Number(isNext && at(y, to + 1, 0) >= midnight), from, 1),
        at(y + Number(isNext && at(y, to + 1, 0) >= midnight), to + 1, 0),
      ]),
    )
  }
  const near = patterns.near.exec(text)
  if (near !== null) return reach(near, nearDays((near[1] ?? '').toLowerCase(), midnight), null)
  const weekday = patterns.weekday.exec(text)
  if (weekday === null || !/^(?:this|next|on|coming)$/iu.test(weekday[1] ?? '')) return undefined
  if (/s$/iu.test(weekday[0])) return undefined
  const ahead = ((named ?? 0) - midnight.getUTCDay() + 7) % 7 || 7
  const one = new Date(midnight.getTime() + ahead * dayMs)
  return reach(weekday, [one, one])
}

const monthOf = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3)))

/** The days of a month's part; day 0 of the next is the last of this. */
function partOf(part: string | undefined): readonly [number, number] {
  if (part === undefined) return [1, 0]
  if (part === 'mid') return [11, 20]
  return part.startsWith('late') || part.startsWith('end') ? [21, 0] : [1, 10]
}

/** The day of the week that a text names. */
export function weekdayIn(text: string): number | null {
  const match = patterns.weekday.exec(text)
  return match === null ? null : weekdays.indexOf((match[2] ?? '').toLowerCase())
}

function nearDays(name: string, today: Date): readonly [Date, Date] {
  const plus = (days: number) => new Date(today.getTime() + days * dayMs)
  const saturday = (6 - today.getUTCDay() + 7) % 7
  const monday = (8 - today.getUTCDay()) % 7 || 7
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const spans: Readonly<Record<string, readonly [Date, Date]>> = {
    tomorrow: [plus(1), plus(1)],
    'this week': [today, plus(monday - 1)],
    'this weekend': [plus(saturday), plus(saturday + 1)],
    'next week': [plus(monday), plus(monday + 6)],
    'next weekend': [plus(saturday + 7), plus(saturday + 8)],
    'this month': [today, at(year, month + 1, 0)],
    'next month': [at(year, month + 1, 1), at(year, month + 2, 0)],
    'next year': [at(year + 1, 0, 1), at(year + 1, 11, 31)],
  }
  return spans[name] ?? [today, today]
}
