import { expect, it } from 'vitest'
import { listTime } from './list-time.ts'

/** In the time zone of the machine that runs the test. */
const at = (year: number, month: number, day: number, hour: number, minute: number): string =>
  new Date(year, month, day, hour, minute).toISOString()
const now = new Date(2026, 10, 15, 0, 30)

it('[S-12, S-13, S-14, S-15] formats the time by its age, in the calendar of the reader', () => {
  expect(listTime(at(2026, 10, 15, 0, 5), now)).toBe('00:05')
  expect(listTime(at(2026, 10, 14, 23, 59), now)).toBe('Yesterday')
  expect(listTime(at(2026, 10, 14, 0, 0), now)).toBe('Yesterday')
  expect(listTime(at(2026, 10, 13, 23, 59), now)).toBe('Nov 13')
  expect(listTime(at(2026, 0, 1, 0, 0), now)).toBe('Jan 1')
  expect(listTime(at(2025, 11, 31, 23, 59), now)).toBe('12/31/25')
})

it('treats December 31 as yesterday on January 1', () => {
  const newYear = new Date(2027, 0, 1, 8, 0)
  expect(listTime(at(2026, 11, 31, 23, 59), newYear)).toBe('Yesterday')
})
