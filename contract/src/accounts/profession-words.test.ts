import { expect, it } from 'vitest'
import { wordsFor } from './profession-words.ts'

it.each([
  ['A mixing engineer for two soul songs this week.', 'mixing engineer'],
  ['To find an engineer who mixes my songs.', 'engineer'],
  ['Somebody for the Mix. Engineers are welcome.', 'Engineers'],
  ['Mixing/mastering, by the end of May', 'Mixing/mastering'],
  ['A drummer', undefined],
])('quotes from “%s” the words that speak of a sound engineer', (goals, words) => {
  expect(wordsFor('Sound Engineer', goals)).toBe(words)
})
