import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line, prose } from './text.ts'

const name = line({ min: 1, max: 10, tooShort: 'A name is required' })
const words = prose({ max: 20 })

describe('text that people write', () => {
  it.each(['', '  ', '\u200b\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u00ad\u200d'])(
    'counts as empty if it has no visible character: %j',
    (text) => {
      expect(z.safeParse(name, text).error?.issues[0]?.message).toBe('A name is required')
      expect(words.parse(text)).toBe('')
    },
  )

  it('keeps the invisible characters that join or separate visible letters', () => {
    for (const text of ['👩‍🎤', 'נגן\u200f 2', 'क्‍ष', 'Å\u0301'])
      expect(words.parse(` ${text} `)).toBe(text)
  })

  it('removes from a line the characters that reverse the text direction', () => {
    for (const turn of ['\u202e', '\u202a', '\u2066', '\u2069'])
      expect(name.parse(` ab${turn}cd${turn} `)).toBe('abcd')
    expect(words.parse('ab\u2067cd\u2069')).toBe('ab\u2067cd\u2069')
  })
})
