import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line, prose } from './text.ts'

const name = line({ min: 1, max: 10, tooShort: 'A name is required' })
const words = prose({ max: 20 })

describe('what people write', () => {
  it.each(['', '  ', '\u200b\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u00ad\u200d'])(
    'is nothing where nothing can be seen: %j',
    (text) => {
      expect(z.safeParse(name, text).error?.issues[0]?.message).toBe('A name is required')
      expect(words.parse(text)).toBe('')
    },
  )

  it('keeps what joins and parts the letters that can be seen', () => {
    for (const text of ['👩‍🎤', 'נגן\u200f 2', 'क्‍ष', 'Å\u0301'])
      expect(words.parse(` ${text} `)).toBe(text)
  })

  it('drops from a line what would turn its letters round', () => {
    for (const turn of ['\u202e', '\u202a', '\u2066', '\u2069'])
      expect(name.parse(` ab${turn}cd${turn} `)).toBe('abcd')
    expect(words.parse('ab\u2067cd\u2069')).toBe('ab\u2067cd\u2069')
  })
})
