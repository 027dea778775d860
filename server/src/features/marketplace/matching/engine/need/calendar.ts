/** A first and a last day. */
export type Span = readonly [first: Date, last: Date]

const dayMs = 86_400_000

export const at = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month, date))

export const plusDays = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs)

/** Undefined if the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): Date | undefined {
  const day = at(year, month, date)
  return day.getUTCMonth() === month && day.getUTCDate() === date ? day : undefined
}

/** Enough years to find a 29 February. */
const yearsAhead = 8

/** The next occurrence of a yearly span that is not over yet; a winter may have begun last year. */
export function coming(
  make: (year: number) => Span | undefined,
  today: Date,
  isNext = false,
): Span | undefined {
  const year = today.getUTCFullYear()
  for (let ahead = -1; ahead <= yearsAhead; ahead += 1) {
    const made = make(year + ahead)
    if (made === undefined || made[1] < today) continue
    if (!isNext || made[0] > today) return made
  }
  return undefined
}

/** The days of a month or a part of it; day 0 of the next month is the last of this one. */
export function monthSpan(year: number, month: number, part: string | undefined): Span {
  if (part === undefined) return [at(year, month, 1), at(year, month + 1, 0)]
  if (part === 'mid') return [at(year, month, 11), at(year, month, 20)]
  return part.startsWith('late') || part.startsWith('end')
    ? [at(year, month, 21), at(year, month + 1, 0)]
    : [at(year, month, 1), at(year, month, 10)]
}

/** Relative days, such as 'tomorrow' or 'this weekend'. */
export function nearSpan(name: string, today: Date): Span {
  const plus = (days: number) => plusDays(today, days)
  const weekday = today.getUTCDay()
  // On a Sunday, 'this weekend' is the rest of it.
  const saturday = weekday === 0 ? -1 : 6 - weekday
  const monday = (8 - weekday) % 7 || 7
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  if (name === 'tomorrow') return [plus(1), plus(1)]
  if (name === 'this week') return [today, plus(monday - 1)]
  if (name === 'this weekend') return [plus(Math.max(0, saturday)), plus(saturday + 1)]
  if (name === 'next week') return [plus(monday), plus(monday + 6)]
  if (name === 'next weekend') return [plus(saturday + 7), plus(saturday + 8)]
  if (name === 'this month') return [today, at(year, month + 1, 0)]
  if (name === 'next month') return [at(year, month + 1, 1), at(year, month + 2, 0)]
  if (name === 'next year') return [at(year + 1, 0, 1), at(year + 1, 11, 31)]
  return [today, today]
}
