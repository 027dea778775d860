import { expect, it } from 'vitest'
import { findSimilar } from './found-marks.ts'

it('marks similar words in the part of a text that is compared, and no further', () => {
  const text = `The studio ${'zq '.repeat(5_000)}studio`
  expect(findSimilar(text, 'studoi')).toEqual([{ from: 4, to: 10 }])
})

it('compares few of many words that are typed', () => {
  const typed = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'drummer']
  expect(findSimilar('A drummer', typed.slice(0, 8).join(' '))).toEqual([])
  expect(findSimilar('A drummer', typed.join(' '))).toEqual([])
  expect(findSimilar('A drummer', typed.slice(1).join(' '))).toEqual([{ from: 2, to: 9 }])
})
