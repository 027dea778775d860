import type { Need } from '@patchbay/contract/marketplace/matches'
import { need as needSchema } from '@patchbay/contract/marketplace/matches'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openAtlas, type Atlas } from '../../../../accounts/locations/public.ts'
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
    ['I have about 40 pounds for each', null, 40, 'fixed'],
    ['at least £500 for my services', 500, null, null],
    ['we can spend a grand on a video', null, 1_000, null],
    ['fifty quid for a logo', null, 50, null],
    ["I don't want to pay over 200 for a DJ", null, 200, null],
    ["a DJ, we don't want to spend more than £300", null, 300, null],
    ['a band, not looking to spend over £500', null, 500, null],
    ['a video for £2-3k', 2_000, 3_000, null],
    ['a video, budget: 2-3k', 2_000, 3_000, null],
    ['a band, 500-1k, budget is £500-1k', 500, 1_000, null],
    ['I have about 400 to spend on a master', null, 400, null],
    ['a budget of up to 200', null, 200, null],
    ['mastering, not over 50', null, 50, null],
    ['we want to pay over £200', 200, null, null],
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
    'Singing teacher for kids under 12',
    'lessons for anyone over 60',
    'a choir of up to 40',
    '',
  ])('%j has no budget', (text) => expect(read(text).budget).toBeNull())
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
    ['a studio north of Leeds', ['Leeds, United Kingdom']],
    ['a piper in Fife', ['Fife']],
    ['a band like Chicago in Leeds or York', ['Leeds, United Kingdom', 'York, United Kingdom']],
    ['all of Scotland', ['Scotland']],
    ['yorkshire brass band', ['Yorkshire']],
    ['Essex wedding band wanted', ['Essex']],
  ])('%s', (text, places) => expect(read(text).places).toEqual(places))

  it.each([
    'a nice bath sponge jingle',
    'reading lessons for mobile gamers',
    'my march tune, played at home',
    'Orange is the title of my song',
    'a Chicago house DJ',
    'fife and drum band',
    'somebody to play songs by Boston',
    'a band like Chicago or Asia',
    'in the style of Oasis',
    'a Boston tribute band',
    'in person please, in time, in style',
    'Hope you can help. Most of us play covers.',
  ])('%j has no place', (text) => expect(read(text).places).toEqual([]))

  it.each([
    ['remote session vocals', true],
    ['singing lessons online', true],
    ['you can be based anywhere', true],
    ['I have not played anywhere yet', false],
    ['people who look for us online find nothing', false],
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
    ['this weekend', '2026-11-15', '2026-11-15'],
    ['next weekend', '2026-11-21', '2026-11-22'],
    ['a band, 10-12 December', '2026-12-10', '2026-12-12'],
    ['from 10th to 12th of December', '2026-12-10', '2026-12-12'],
    ['between 3 and 5 June 2027', '2027-06-03', '2027-06-05'],
    ['a tour, 28 December to 3 January', '2026-12-28', '2027-01-03'],
    ['December 10-12, 2027', '2027-12-10', '2027-12-12'],
    ['a tour from March to May', '2027-03-01', '2027-05-31'],
    ['between November and January', '2026-11-01', '2027-01-31'],
    ['last summer was fine, next summer we need a DJ', '2027-06-01', '2027-08-31'],
    ['a DJ on 12 may in Leeds', '2027-05-12', '2027-05-12'],
    ['on 12 June and 3 August', '2027-06-12', '2027-06-12'],
    ['between 12 June and 3 August', '2027-06-12', '2027-08-03'],
    ['New Year’s Eve', '2026-12-31', '2026-12-31'],
    ['on 29 February', '2028-02-29', '2028-02-29'],
  ])('%s', (text, from, to) => expect(read(text).dates).toEqual({ from, to }))

  it.each<[string, string, string]>([
    ['this winter', '2026-12-01', '2027-02-28'],
    ['next winter', '2027-12-01', '2028-02-29'],
    ['next summer', '2027-06-01', '2027-08-31'],
  ])('%s, said in January', (text, from, to) =>
    expect(parseNeed(text, new Date('2027-01-15'), () => undefined).need.dates).toEqual({
      from,
      to,
    }),
  )

  it.each([
    'it may be loud',
    'we march in step',
    'a song called Monday',
    'every 31 notes',
    'The choir of 12 may need a conductor',
    'May I ask for a DJ?',
    'version 2026-13-45',
    'on 31 February',
    'last summer',
  ])('%j has no date', (text) => expect(read(text).dates).toBeNull())
})

describe('the requested profession, genre and experience', () => {
  it.each<[string, Partial<Need>]>([
    ['a newcomer who plays drums', { experience: ['beginner'] }],
    [
      'mixing engineer with 20 years of experience',
      { experience: ['veteran'], professions: ['Sound Engineer'] },
    ],
    ['piano lessons for beginners', { experience: [] }],
    ['a professional drummer', { experience: ['professional'], professions: ['Instrumentalist'] }],
    ['our drummer left, our singer too', { professions: [] }],
    ['the label says it must be louder', { professions: [] }],
    ['turn it into a professional demo', { experience: [] }],
    ['I am a singer looking for a producer', { professions: ['Producer'] }],
    ['tour manager for our band', { professions: ['Manager/Promoter'] }],
    ['a DJ who plays drum & bass', { genres: ['Drum and Bass'], professions: ['DJ/Performer'] }],
    ['deep house remix', { genres: ['Deep House'] }],
    ['a house party in the country', { genres: [] }],
    ['R&B vocals, some hip-hop', { genres: ['R&B', 'Hip Hop'] }],
  ])('%s', (text, part) => expect(read(text)).toMatchObject(part))
})

describe('an unwanted thing', () => {
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

  it('leaves nothing of a limit on what to pay', () =>
    expect(parse("I don't want to pay over 200 for a DJ").rest).toBe('for a DJ'))

  it.each([
    'no more than £50',
    'no matter which style',
    'not only jazz but soul',
    'I have no idea about mixing',
    'we are not sure yet',
    'no problem with travelling',
    "I don't want to pay over 200 for a DJ",
    'a band, not looking to spend over £500',
    "I don't want to end up in trouble",
    "we don't want to start again",
    'make it loud, but not broken',
    'a theatre, not in August',
    'a composer, no budget',
  ])('is not found in %j', (text) => expect(read(text).unwanted).toEqual([]))
})

it.each([
  'a person who does this for amateurs',
  'a covers band for eleven years, we need a drummer',
  'an amateur choir needs a pianist',
  'somebody who is starting out is fine',
])('no level is asked for by %j', (text) => expect(read(text).experience).toEqual([]))

it.each([
  ['choir leader for a hospital staff choir', ['Instrumentalist']],
  ['a press text for a jazz singer', []],
  ['I have 900 for a live band', ['Artist/Musician/Singer']],
])('%s asks for %j', (text, professions) => expect(read(text).professions).toEqual(professions))

it('takes no town from where others live, and no date from what is every week', () => {
  expect(read('He lives in Belfast. A friend who runs a shop in Glasgow sells it.').places).toEqual(
    [],
  )
  expect(read('a choir leader on Wednesday evenings').dates).toBeNull()
})
