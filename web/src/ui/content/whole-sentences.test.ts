import { expect, it } from 'vitest'
import { wholeSentences } from './whole-sentences.ts'

const text = 'One mix a week, taken apart. Bring stems and a question. Kind, and never too loud.'

it('leaves off the sentences that have no room', () => {
  expect(wholeSentences(text, 60)).toBe('One mix a week, taken apart. Bring stems and a question.')
  expect(wholeSentences(text, 50)).toBe('One mix a week, taken apart.')
})

it('keeps a text that fits, and one whose first sentence says too little or is too long', () => {
  expect(wholeSentences(text, text.length)).toBe(text)
  expect(wholeSentences('Hi. A much longer sentence about stems', 20)).toMatch(/stems$/)
  expect(wholeSentences('No sentence that ends in time at all', 20)).toMatch(/at all$/)
})
