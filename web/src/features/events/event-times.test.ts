import { expect, it } from 'vitest'
import { eventTimes } from './event-times.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const london = { timeZone: 'Europe/London' }

it('reads by the clock of whoever looks, and says nothing more to a neighbour', () => {
  const event = { ...london, startTime: '2026-11-21T14:00:00Z', endTime: '2026-11-21T16:30:00Z' }
  expect(eventTimes(event, now, 'Europe/Lisbon')).toEqual({
    month: 'Nov',
    day: '21',
    // With a comma or without, as the release of Intl has it.
    date: expect.stringMatching(/^Saturday,? 21 November 2026$/),
    start: '14:00',
    hours: '14:00–16:30',
    elsewhere: undefined,
  })
})

it('names the organiser’s time where it differs, with its day if that does too', () => {
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

it('names the last day of what goes on over night, and the year of what is far off', () => {
  const event = { ...london, startTime: '2027-01-02T22:00:00Z', endTime: '2027-01-03T03:00:00Z' }
  expect(eventTimes(event, now, 'Europe/London')).toMatchObject({
    month: 'Jan ’27',
    day: '02',
    hours: expect.stringMatching(/^22:00 – Sun,? 3 Jan, 03:00$/),
  })
})

it('says nothing of a zone that this browser does not know', () => {
  const times = { startTime: '2026-11-21T14:00:00Z', endTime: '2026-11-21T16:30:00Z' }
  expect(eventTimes({ ...times, timeZone: 'Europe/Atlantis' }, now, 'Asia/Tokyo')).toMatchObject({
    hours: expect.stringMatching(/^23:00 – Sun,? 22 Nov, 01:30$/),
    elsewhere: undefined,
  })
})
