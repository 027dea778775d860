import type { Verdict } from '@patchbay/contract/matches'
import type { Asked } from './asked.ts'
import type { Facts } from './facts.ts'
import { findDates, weekdayIn } from './need/dates.ts'
import type { Weighed } from './weighed.ts'

/** Words by which somebody says that a time is taken. */
const taken =
  /\b(?:booked|full|taken|gone|closed|not (?:taking|available|free|open|working)|no longer|until|except|dark|off|keep for|away|sold out|opens in|next slot)\b/iu
const free = /\b(?:free|open|available|left|still|availability|vacant)\b/iu

/** When it should be beside the sentences in which the listing names times. */
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
  // Read from some months before, so that a month without a year is the one around the date.
  const found = findDates(sentence, new Date(day.getTime() - 120 * 86_400_000))
  const isDay = weekday !== null && weekdayIn(sentence) === weekday
  const overlaps =
    found !== undefined &&
    (found.dates.to === null || from === null || found.dates.to >= from) &&
    (found.dates.from === null || to === null || found.dates.from <= to)
  if (!overlaps && !isDay) return 'open'
  return taken.test(sentence) && !free.test(sentence) ? 'missed' : 'met'
}
