import { expect, it } from 'vitest'
import { splitAtSpans } from './marked-spans.ts'

const shown = (text: string, start: number, spans: [from: number, to: number][]): string =>
  splitAtSpans(
    text,
    start,
    spans.map(([from, to]) => ({ from, to })),
  )
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('|')

it('splits a part of a text at the marked spans of the whole', () => {
  expect(shown('one two three', 0, [[4, 7]])).toBe('one |[two]| three')
  expect(
    shown('two three', 4, [
      [0, 3],
      [4, 7],
    ]),
  ).toBe('[two]| three')
  // A span may begin before the part, and end after it.
  expect(
    shown('wo thr', 5, [
      [4, 7],
      [8, 13],
    ]),
  ).toBe('[wo]| |[thr]')
  expect(shown('one', 0, [])).toBe('one')
  expect(shown('one', 0, [[10, 12]])).toBe('one')
})
