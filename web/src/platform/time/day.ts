import { dateFormat } from './formats.ts'

/** All times are in the time zone of this browser. */
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const words = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const wordsAndYear = dateFormat({ dateStyle: 'full' })

/** '14:32' */
export const timeOfDay = (time: string): string => clock(time)

/** '2026-11-14' */
export function dayOf(time: string | Date): string {
  const then = new Date(time)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`
}

/** 'Saturday 14 November', with the year if it is not the current year. */
export function dayInWords(time: string, now: Date = new Date()): string {
  const then = new Date(time)
  return (then.getFullYear() === now.getFullYear() ? words : wordsAndYear)(then)
}
