import type { Need } from '@patchbay/contract/matches'
import { need as needSchema } from '@patchbay/contract/matches'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openAtlas, type Atlas } from '../../../locations/public.ts'
import { parseNeed } from './parse-need.ts'

// A Sunday.
const today = new Date('2026-11-15T12:00:00Z')
let atlas: Atlas
beforeAll(async () => {
  atlas = await openAtlas()
})
const parse = (text: string) => parseNeed(text, today, (name) => atlas.find(name))
const read = (text: string): Need => z.parse(needSchema, parse(text).need)

describe('a budget', () => {
  it.each<[string, number | null, number | null, string | null]>([
    ['a mix for £45 an hour', null, 45, 'hourly'],
    ['drummer, 200 quid', null, 200, null],
    ['a band under 300', null, 300, null],
    ['between 100 and 200 pounds for a master', 100, 200, 'fixed'],
    ['mastering, no more than €60 per track', null, 60, 'fixed'],
    ['vocals, 45/hr', null, 45, 'hourly'],
    ['a producer, I have about two hundred pounds', null, 200, null],
    ['PA for a night, budget 1,200', null, 1_200, null],
    ['wedding band, up to 2.5k', null, 2_500, null],
    ['$80 per song for a bass part', null, 80, 'fixed'],
    ['a lesson at 30-40 euros an hour', 30, 40, 'hourly'],
    ['a quartet, max 600 all in', null, 600, 'fixed'],
    ['at least £500 for my services', 500, null, null],
    ['we can spend a grand on a video', null, 1_000, null],
    ['fifty quid for a logo', null, 50, null],
  ])('%s', (text, least, most, unit) => expect(read(text).budget).toEqual({ least, most, unit }))

  it.each([
    'a DJ for 80 guests',
    'between 20 and 30 people',
    'a 12 inch single at 33 rpm',
    'up to 5 musicians',
    'six tracks in 4 days, 120 bpm',
    'a set of 45 minutes',
    'on 14 June 2027',
    'an 808 and a 909',
    'under 18s night',
    '',
  ])('%j has none', (text) => expect(read(text).budget).toBeNull())
})

describe('a place', () => {
  it.each<[string, string[]]>([
    ['drummer in Leeds', ['Leeds, United Kingdom']],
    ['studio near manchester', ['Manchester, United Kingdom']],
    ['a DJ in Berlin or Hamburg', ['Berlin, Germany', 'Hamburg, Germany']],
    ['string trio in the north west', ['North West']],
    ['Singer wanted, Bristol', ['Bristol, United Kingdom']],
    ['choir from Reading', ['Reading, United Kingdom']],
    ['a pianist in Bath', ['Bath, United Kingdom']],
    ['a venue in Nice', ['Nice, France']],
    ['folk band in Scotland', ['Scotland']],
    ['tour dates in Germany', ['Germany']],
    ['a harpist around Newcastle upon Tyne', ['Newcastle upon Tyne, United Kingdom']],
    ['session player in New York', ['New York City, United States']],
  ])('%s', (text, places) => expect(read(text).places).toEqual(places))

  it.each([
    'a nice bath sponge jingle',
    'reading lessons for mobile gamers',
    'my march tune, played at home',
    'Orange is the title of my song',
    'a Chicago house DJ',
    'in person please, in time, in style',
    'Hope you can help. Most of us play covers.',
  ])('%j has none', (text) => expect(read(text).places).toEqual([]))

  it.each([
    ['remote session vocals', true],
    ['singing lessons online', true],
    ['you can be based anywhere', true],
    ['I have not played anywhere yet', false],
  ])('%s: from anywhere %s', (text, remote) => expect(read(text).remote).toBe(remote))
})

describe('a date', () => {
  it.each<[string, string | null, string | null]>([
    ['a mix by mid-December', null, '2026-12-20'],
    ['a DJ this Saturday', '2026-11-21', '2026-11-21'],
    ['quartet on 14 June', '2027-06-14', '2027-06-14'],
    ['quartet on June 14th, 2028', '2028-06-14', '2028-06-14'],
    ['recording next month', '2026-12-01', '2026-12-31'],
    ['a band for the summer', '2027-06-01', '2027-08-31'],
    ['from September', '2027-09-01', null],
    ["a show on New Year's Eve", '2026-12-31', '2026-12-31'],
    ['somebody for tomorrow', '2026-11-16', '2026-11-16'],
    ['our March tour', '2027-03-01', '2027-03-31'],
    ['next weekend', '2026-11-28', '2026-11-29'],
  ])('%s', (text, from, to) => expect(read(text).dates).toEqual({ from, to }))

  it.each(['it may be loud', 'we march in step', 'a song called Monday', 'every 31 notes'])(
    '%j has none',
    (text) => expect(read(text).dates).toBeNull(),
  )
})

describe('who is asked for', () => {
  it.each<[string, Partial<Need>]>([
    ['a newcomer who plays drums', { experience: ['beginner'] }],
    [
      'mixing engineer with 20 years of experience',
      { experience: ['veteran'], professions: ['Sound Engineer'] },
    ],
    ['piano lessons for beginners', { experience: [] }],
    ['a professional drummer', { experience: ['professional'], professions: ['Instrumentalist'] }],
    ['our drummer left, our singer too', { professions: [] }],
    ['I am a singer looking for a producer', { professions: ['Producer'] }],
    ['tour manager for our band', { professions: ['Manager/Promoter'] }],
    ['a DJ who plays drum & bass', { genres: ['Drum and Bass'], professions: ['DJ/Performer'] }],
    ['deep house remix', { genres: ['Deep House'] }],
    ['a house party in the country', { genres: [] }],
    ['R&B vocals, some hip-hop', { genres: ['R&B', 'Hip Hop'] }],
  ])('%s', (text, part) => expect(read(text)).toMatchObject(part))
})

describe('what is not wanted', () => {
  it.each<[string, string[], string]>([
    ['Not a DJ, a live band', ['DJ'], ', a live band'],
    ['a function band, no covers', ['covers'], 'a function band,'],
    ['a beat without vocals', ['vocals'], 'a beat'],
    ["I don't want lessons or advice, just a mix", ['lessons', 'advice'], 'I , just a mix'],
    ['anything but techno please', ['techno'], 'please'],
    ['a pianist instead of a keyboard player', ['keyboard player'], 'a pianist'],
  ])('%s', (text, unwanted, rest) => {
    const parsed = parse(text)
    expect(parsed.need.unwanted).toEqual(unwanted)
    expect(parsed.rest).toBe(rest)
  })

  it.each([
    'no more than £50',
    'no matter which style',
    'not only jazz but soul',
    'I have no idea about mixing',
    'we are not sure yet',
    'no problem with travelling',
  ])('%j says nothing of it', (text) => expect(read(text).unwanted).toEqual([]))
})
