import { expect, it, vi } from 'vitest'
import { excerptOf } from './excerpt.ts'

/** Puts the found parts in brackets. */
const shown = (content: string, q: string): string =>
  excerptOf(content, q)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

it('marks whole words, and for the last word also prefixes', () => {
  expect(shown('See the bandstand, then stand by', 'bandstand st')).toBe(
    'See the [bandstand], then [st]and by',
  )
  expect(shown('The tape, taped', 'tape')).toBe('The [tape], [tape]d')
  expect(shown('strings attached', 'str att')).toBe('strings [att]ached')
  // A single letter is no prefix, except with other words or as a Chinese character.
  expect(shown('strings attached', 'strings a')).toBe('[strings] [a]ttached')
  expect(shown('a tape, all in', 'a')).toBe('[a] tape, all in')
  expect(shown('今夜は', '今')).toBe('[今]夜は')
})

it('ignores case, accents and line breaks, and preserves them in the text', () => {
  expect(shown('  Café\n\nNOIR  ', 'cafe no')).toBe('[Café] [NO]IR')
  expect(shown('Cafe\u0301s', 'café')).toBe('[Café]s')
  expect(shown('x\u0302y x\u0302', 'X')).toBe('x\u0302y [x\u0302]')
  expect(shown('ﬁne great👍', 'fi great')).toBe('ﬁne [great]👍')
  expect(shown('ﬁne', 'fi')).toBe('[ﬁ]ne')
  expect(shown('<mark>a</mark> [b]', 'a')).toBe('<mark>[a]</mark> [b]')
})

it('begins shortly before the first match, at a word, ends at one, and has a limited length', () => {
  const long = `${'one two '.repeat(20)}here ${'three '.repeat(60)}`
  expect(shown(long, 'here')).toMatch(/^…(one |two ){7,8}\[here\]( three)+…$/)
  const length = excerptOf(long, 'here').reduce((sum, { text }) => sum + text.length, 0)
  expect([length > 162 - ' three'.length, length <= 162]).toEqual([true, true])
  const faces = '🎚'.repeat(400)
  for (const content of [faces, `${faces}here`]) {
    const text = excerptOf(content, 'here').map((part) => part.text)
    expect(text.join('')).toContain('🎚')
    expect(text.filter((part) => !part.isWellFormed())).toEqual([])
  }
  expect(excerptOf('x'.repeat(900), 'x'.repeat(100))).toEqual([
    { text: 'x'.repeat(100), isFound: true },
    { text: 'x'.repeat(60), isFound: false },
    { text: '…', isFound: false },
  ])
})

it('takes linear time, however many marks a letter has', () => {
  const normalized = vi.spyOn(String.prototype, 'normalize')
  // Alternating above and below, so that sorting the marks takes the most work.
  const work = (pairs: number): number => {
    normalized.mockClear()
    expect(excerptOf(`zq${'\u0592\u0591\u0301'.repeat(pairs)}bc zq`, 'zq')).toContainEqual({
      text: 'zq',
      isFound: true,
    })
    const given = normalized.mock.contexts.map(String)
    expect(given.filter((text) => /\p{M}{12}/u.test(text))).toEqual([])
    return given.reduce((sum, text) => sum + text.length, 0)
  }
  const little = work(400)
  expect(work(1_600)).toBeLessThanOrEqual(4 * little)
  normalized.mockRestore()
})

it('marks a letter with all its combining marks', () => {
  expect(shown('x\u0302yz', 'xy')).toBe('[x\u0302y]z')
  expect(shown('xy\u0302\u0323z', 'xy')).toBe('[xy\u0302\u0323]z'.normalize('NFC'))
  expect(shown('\uff76\uff9e\uff77\uff98', '\u30ac\u30ad')).toBe('[\uff76\uff9e\uff77]\uff98')
})
