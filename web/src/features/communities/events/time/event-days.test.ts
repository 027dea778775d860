// @vitest-environment node
import { expect, it } from 'vitest'
import { byMonth, dayOfEvent, monthName } from './event-days.ts'

it('names the day on which an event begins where the viewer is', () => {
  const late = { startTime: '2026-11-30T23:30:00.000Z' }
  expect(dayOfEvent(late, 'UTC')).toBe('2026-11-30')
  expect(dayOfEvent(late, 'Asia/Tokyo')).toBe('2026-12-01')
  expect(dayOfEvent(late, 'America/New_York')).toBe('2026-11-30')
})

it('groups events by month, and tells the same month of two years apart', () => {
  const starting = (startTime: string) => ({ startTime })
  const events = [
    starting('2026-11-10T12:00:00.000Z'),
    starting('2026-11-20T12:00:00.000Z'),
    starting('2027-11-20T12:00:00.000Z'),
  ]
  expect([...byMonth(events)].map(([month, found]) => [month, found.length])).toEqual([
    ['November 2026', 2],
    ['November 2027', 1],
  ])
  expect(monthName('2026-02-28')).toBe('February 2026')
})
