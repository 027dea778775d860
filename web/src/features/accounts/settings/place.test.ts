import { expect, it } from 'vitest'
import { placeOf } from './active-sessions.tsx'

it.each([
  ['Europe/Lisbon', 'Lisbon time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['America/Port-au-Prince', 'Port-au-Prince time'],
])('a time zone is named by its city: %s', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place)
})

it.each([null, '', 'UTC', 'GMT', 'EST5EDT', 'Etc/UTC', 'Etc/GMT+2', 'Etc/Unknown'])(
  'a time zone without a city has no name: %j',
  (timeZone) => {
    expect(placeOf(timeZone)).toBeUndefined()
  },
)
