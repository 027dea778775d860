import { expect, it } from 'vitest'
import { eventTimes } from './event-times.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const london = { timeZone: 'Europe/London' }

it('formats times in the viewer’s zone, and adds nothing if the organiser’s zone is the same', () => {
  const event = { ...london, startTime: '2026-11-21T14:00:00Z', endTime: '2026-11-21T16:30:00Z' }
  expect(eventTimes(event, now, 'Europe/Lisbon')).toEqual({
    month: 'Nov',
    day: '21',
    weekday: 'Sat',
    // The comma depends on the version of Intl.
    date: expect.stringMatching(/^Saturday,? 21 November 2026$/),
    start: '14:00',
    hours: '14:00–16:30',
    elsewhere: undefined,
  })
})

it('adds the organiser’s time if it differs, with the day if that differs too', () => {
  const event = { ...london, startTime: '2026-11-21T19:00:00Z', endTime: '2026-11-21T21:00:00Z' }
  const there = (zone: string): unknown => eventTimes(event, now, zone)
  expect(there('America/New_York')).toMatchObject({
    hours: '14:00–16:00',
    elsewhere: { time: '19:00', place: 'London' },
  })
  expect(there('Asia/Kathmandu')).toMatchObject({
    day: '22',
    hours: '00:45–02:45',
    elsewhere: { time: 'Sat 19:00', place: 'London' },
  })
})

it('names the last day of an event over midnight, and the year of an event in another year', () => {
  const event = { ...london, startTime: '2027-01-02T22:00:00Z', endTime: '2027-01-03T03:00:00Z' }
  expect(eventTimes(event, now, 'Europe/London')).toMatchObject({
    month: 'Jan ’27',
    day: '02',
    hours: expect.stringMatching(/^22:00 – Sun,? 3 Jan, 03:00$/),
  })
})

it('adds nothing for a zone that is unknown to this browser', () => {
  const times = { startTime: '2026-11-21T14:00:00Z', endTime: '2026-11-21T16:30:00Z' }
  expect(eventTimes({ ...times, timeZone: 'Europe/Atlantis' }, now, 'Asia/Tokyo')).toMatchObject({
    hours: expect.stringMatching(/^23:00 – Sun,? 22 Nov, 01:30$/),
    elsewhere: undefined,
  })
})
