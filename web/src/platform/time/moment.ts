import { dateFormat, onFirstUse } from './formats.ts'

const units: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
]
const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }))
const day = dateFormat({ day: 'numeric', month: 'long' })
const dayAndYear = dateFormat({ dateStyle: 'long' })

/**
 * 'now', '2 hours ago', 'yesterday'; after a week the day, with the year if it is not the current
 * one.
 */
export function whenInWords(time: string, now: Date = new Date()): string {
  const then = new Date(time)
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000)
  if (seconds < 60) return 'now'
  if (seconds > 7 * 24 * 60 * 60)
    return (then.getFullYear() === now.getFullYear() ? day : dayAndYear)(then)
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60]
  return relative().format(-Math.floor(seconds / length), unit)
}

const shortDay = dateFormat({ day: 'numeric', month: 'short' })
const shortDayAndYear = dateFormat({ dateStyle: 'medium' })

/**
 * 'now', '12 min', '5 h', '3 d'; after a week the day, with the year if it is not the current one.
 */
export function whenInShort(time: string, now: Date = new Date()): string {
  const then = new Date(time)
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} d`
  return (then.getFullYear() === now.getFullYear() ? shortDay : shortDayAndYear)(then)
}

const clock = dateFormat({ timeStyle: 'short' })

/** '14:00' today, and on another day '14:00 on 19 November'. */
export function untilInWords(time: string, now: Date = new Date()): string {
  const then = new Date(time)
  const isToday = then.toDateString() === now.toDateString()
  const date = then.getFullYear() === now.getFullYear() ? day : dayAndYear
  return isToday ? clock(then) : `${clock(then)} on ${date(then)}`
}
