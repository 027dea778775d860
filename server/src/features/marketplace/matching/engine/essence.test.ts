import { expect, it } from 'vitest'
import { essence } from './essence.ts'

const known = new Map('we need a drummer for our wedding in'.split(' ').map((word) => [word, 1]))
const letters = (text: string) => text.replaceAll(/\s/gu, '').length

it('is the whole text of a short need', () => {
  const need = 'We need a drummer for our wedding in Todmorden.'
  expect(essence(need, known)).toBe(need)
})

it('contains the sentence with the request, and no more than the model reads in time', () => {
  const story = 'It was a long day and it rained. '.repeat(30)
  const read = essence(`${story}We need a drummer. ${story}`)
  expect(read).toContain('We need a drummer.')
  expect(read.length).toBeLessThanOrEqual(480)
})

it.each([
  ['words that nobody knows', 'qwxz vbnm zxqw '.repeat(130)],
  ['one word without an end', '東京'.repeat(1_000)],
  ['signs', '🎺'.repeat(1_000)],
])('contains only a little of %s, and all known words', (_name, nonsense) => {
  const read = essence(`${nonsense} drummer wedding`, known).trim()
  expect(read.endsWith('drummer wedding')).toBe(true)
  expect(letters(read)).toBeLessThanOrEqual(120 + letters('drummer wedding'))
  expect(read.isWellFormed()).toBe(true)
})
