import { expect, it } from 'vitest'
import { instantOf, wallOf } from './wall-time.ts'

it.each([
  ['winter in London', '2026-11-21T14:00', 'Europe/London', '2026-11-21T14:00'],
  ['summer in London', '2026-07-01T14:00', 'Europe/London', '2026-07-01T13:00'],
  ['west of Greenwich', '2026-11-21T19:30', 'America/New_York', '2026-11-22T00:30'],
  ['three quarters of an hour', '2026-11-21T00:15', 'Asia/Kathmandu', '2026-11-20T18:30'],
  ['half an hour of summer', '2026-12-01T12:00', 'Australia/Lord_Howe', '2026-12-01T01:00'],
  ['the last before the gap', '2026-03-29T00:59', 'Europe/London', '2026-03-29T00:59'],
  ['the first after the gap', '2026-03-29T02:00', 'Europe/London', '2026-03-29T01:00'],
  ['the last before the overlap', '2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59'],
  ['the first after the overlap', '2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00'],
])('converts there and back: %s', (_, wall, zone, utc) => {
  expect(instantOf(wall, zone)).toBe(`${utc}:00.000Z`)
  expect(wallOf(`${utc}:00.000Z`, zone)).toBe(wall)
})

it.each([
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T02:30'],
  ['2026-03-08T02:15', 'America/New_York', '2026-03-08T03:15'],
  ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-04T02:40'],
])('%s does not exist in %s and becomes %s', (wall, zone, later) => {
  expect(wallOf(instantOf(wall, zone) ?? '', zone)).toBe(later)
})

it.each([
  ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('%s occurs twice in %s, and the first is used', (wall, zone, utc) => {
  expect(instantOf(wall, zone)).toBe(utc)
})

it.each(['', 'soon', '2026-13-01T10:00'])('%j is not a time', (text) => {
  expect(instantOf(text, 'Europe/London')).toBeUndefined()
})
