import type { Match, MatchPoint } from '@patchbay/contract/marketplace/matches'
import { expect, it } from 'vitest'
import { answer, match, need, why } from '../../../../test/listing-samples.ts'
import { countMatches } from './answer.ts'
import { needWords } from './match-list.tsx'
import { matchTexts } from './texts.ts'
import { markedText } from './why-half.tsx'
import { pointWords, namedPoints, weakWords } from './why-words.ts'

const words = (point: MatchPoint): string => pointWords(point, 'GBP')
const hourly = { least: null, most: 45, unit: 'hourly' } as const
const budget = { about: 'budget', verdict: 'met', asked: hourly, priceType: 'hourly' } as const
const place: Extract<MatchPoint, { about: 'place' }> = {
  about: 'place',
  verdict: 'met',
  asked: ['Croydon, United Kingdom'],
  location: 'London, United Kingdom',
  kilometres: 12,
  remote: false,
}

it('compares a price with a budget', () => {
  expect(words({ ...budget, price: 45 })).toBe('£45/hr, your budget')
  expect(words({ ...budget, price: 40 })).toBe('£40/hr, within your budget of up to £45')
  const range = { least: 30, most: 50, unit: null }
  expect(words({ ...budget, asked: range, price: 40 })).toBe(
    '£40/hr, within your budget of £30 to £50',
  )
  const fixed = { ...budget, verdict: 'missed', priceType: 'fixed' } as const
  expect(words({ ...fixed, price: 180 })).toBe('Fixed price, you asked for an hourly rate')
  const whole = { least: null, most: 200, unit: 'fixed' } as const
  expect(words({ ...fixed, asked: whole, price: 320 })).toBe('£320 fixed, over your budget of £200')
  expect(words({ ...fixed, asked: whole, priceType: 'hourly', price: 30 })).toBe(
    'Hourly rate, you asked for a fixed price',
  )
  const least = { least: 50, most: null, unit: 'hourly' } as const
  expect(words({ ...budget, verdict: 'missed', asked: least, price: 20 })).toBe(
    '£20/hr, under your budget of £50',
  )
  const noUnit = { ...budget, asked: { least: null, most: 500, unit: null } }
  expect(words({ ...noUnit, verdict: 'open', price: 40 })).toBe(
    '£40/hr; you did not say for how many hours',
  )
  expect(words({ ...noUnit, verdict: 'open', priceType: 'fixed', price: 180 })).toBe(
    '£180 fixed; ask whether that is for all of it',
  )
  expect(words({ ...noUnit, verdict: 'missed', price: 600 })).toBe(
    '£600/hr, over your budget of £500',
  )
  expect(words({ ...budget, verdict: 'open', price: null, priceType: null })).toBe('No price given')
})

it('names the location of a provider, and the distance to the wanted one', () => {
  expect(words(place)).toBe('London, 12 km from Croydon')
  expect(words({ ...place, asked: ['Leeds', 'York'] })).toBe('London, 12 km away')
  expect(words({ ...place, kilometres: 0 })).toBe('In London')
  expect(words({ ...place, remote: true })).toBe('Works from anywhere')
  expect(words({ ...place, verdict: 'missed', kilometres: null })).toBe(
    'London, you asked for Croydon',
  )
  expect(words({ ...place, verdict: 'open', location: null, kilometres: null })).toBe(
    'No place given',
  )
})

it('says that a listing itself names a location, without a distance that contradicts it', () => {
  const own = 'Works in Croydon, by its own words'
  expect(words({ ...place, kilometres: 300 })).toBe(own)
  expect(words({ ...place, kilometres: null })).toBe(own)
  expect(words({ ...place, location: null, kilometres: null })).toBe(own)
  expect(words({ ...place, asked: ['Leeds, UK', 'York, UK'], kilometres: 300 })).toBe(
    'Works in Leeds or York, by its own words',
  )
  expect(words({ ...place, asked: ['United Kingdom'], kilometres: null })).toBe('In London')
  expect(words({ ...place, asked: ['London, United Kingdom'], kilometres: null })).toBe('In London')
  expect(words({ ...place, asked: ['South East'], kilometres: 65 })).toBe(
    'London, 65 km from the middle of South East',
  )
})

it('describes profession, experience, genres, dates and unwanted things', () => {
  const profession = { about: 'profession', category: 'Instrumentalist' } as const
  expect(words({ ...profession, verdict: 'missed', asked: ['Sound Engineer'] })).toBe(
    'Listed as Instrumentalist, you asked for a Sound Engineer',
  )
  expect(
    words({ ...profession, category: 'Other', verdict: 'missed', asked: ['Sound Engineer'] }),
  ).toBe('Not listed as a Sound Engineer')
  expect(words({ ...profession, verdict: 'met', asked: ['Instrumentalist'] })).toBe(
    'Listed as Instrumentalist',
  )
  const experience = { about: 'experience', asked: ['professional', 'veteran'] } as const
  expect(words({ ...experience, asked: ['veteran'], verdict: 'met', level: 'veteran' })).toBe(
    'Industry Veteran, as you asked',
  )
  expect(
    words({ ...experience, asked: [...experience.asked], verdict: 'missed', level: 'beginner' }),
  ).toBe('Beginner/Starting Out, you asked for Professional or Industry Veteran')
  const genre = { about: 'genre', verdict: 'met', asked: ['Jazz', 'Soul'] } as const
  expect(words({ ...genre, asked: ['Jazz', 'Soul'], found: ['Jazz', 'Soul'] })).toBe(
    'Names Jazz and Soul',
  )
  expect(words({ ...genre, asked: ['Jazz', 'Soul'], found: ['Jazz'] })).toBe('Names Jazz')
  expect(words({ ...genre, asked: ['Bedroom Pop'], verdict: 'missed', found: ['Pop'] })).toBe(
    'Names Pop, not Bedroom Pop',
  )
  expect(words({ ...genre, asked: ['Jazz', 'Soul'], verdict: 'open', found: [] })).toBe(
    'Does not name Jazz or Soul',
  )
  const date = { about: 'date', asked: { from: null, to: '2026-12-14' } } as const
  expect(words({ ...date, verdict: 'met', said: 'free until 14 December' })).toBe(
    'Free until 14 December',
  )
  expect(words({ ...date, verdict: 'missed', said: 'free from March.' })).toBe(
    'Free from March, you asked for by 14\u00a0December',
  )
  expect(words({ ...date, verdict: 'open', said: null })).toBe('No date given')
  const unwanted = { about: 'unwanted', asked: 'autotune' } as const
  expect(words({ ...unwanted, verdict: 'met' })).toBe('No word about autotune')
  expect(words({ ...unwanted, verdict: 'missed' })).toBe('Mentions autotune, which you don’t want')
  const told = namedPoints([
    { ...unwanted, verdict: 'missed' },
    { ...unwanted, verdict: 'open' },
    { ...unwanted, verdict: 'met' },
    place,
  ])
  expect(told.map(({ about, verdict }) => `${about} ${verdict}`)).toEqual([
    'unwanted met',
    'place met',
    'unwanted missed',
  ])
})

it('says in one sentence why a match is weak', () => {
  expect(weakWords({ found: ['live', 'engineer'], notFound: ['mixing'] })).toBe(
    'Two of your words are here, but not about mixing.',
  )
  expect(weakWords({ found: ['live'], notFound: ['mixing', 'drums'] })).toBe(
    'One of your words is here, but not about mixing or drums.',
  )
  expect(weakWords({ found: [], notFound: ['mixing'] })).toBe('Nothing here is about mixing.')
  expect(weakWords({ found: ['live'], notFound: [] })).toBe('Little of what you asked for is here.')
})

it('lists the facts that were understood from a need', () => {
  const understood = need({
    professions: ['Sound Engineer'],
    genres: ['Jazz'],
    budget: { least: null, most: 45, unit: 'hourly' },
    places: ['Leeds, United Kingdom'],
    remote: true,
    experience: ['veteran'],
    dates: { from: '2026-12-01', to: '2026-12-14' },
    unwanted: ['autotune'],
  })
  expect(needWords(understood, 'GBP')).toEqual([
    'Sound Engineer',
    'Jazz',
    'up to £45 an hour',
    'Leeds, United Kingdom',
    'from anywhere',
    'Industry Veteran',
    '1\u00a0December to 14\u00a0December',
    'without autotune',
  ])
  expect(needWords(need(), 'GBP')).toEqual([])
})

it('marks the words that were found, for any marks', () => {
  const marked = (text: string, marks: [number, number][]): string =>
    markedText(text, marks)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('')
  expect(marked('I mix live drums', [[2, 5]])).toBe('I [mix] live drums')
  expect(
    marked('I mix live drums', [
      [6, 99],
      [0, 5],
      [4, 8],
    ]),
  ).toBe('[I mix][ li][ve drums]')
  expect(marked('I mix', [])).toBe('I mix')
})

it('also counts listings if a person has several', () => {
  const again = { ...match({ id: 'other' }), why: why({ weak: true }) }
  const counted = (matches: Match[]): string =>
    matchTexts.counted(countMatches(answer(matches))).join('')
  expect(counted([match()])).toBe('1 person')
  expect(counted([match(), again])).toBe('2 listings by 1 person, 1 weak')
})
