import { describe, expect, it } from 'vitest'
import { mistakesIn } from './mistakes.ts'
import { soundOf } from './sounds.ts'
import { stem } from './stem.ts'
import { findRun, fold, wordsOf } from './words.ts'

describe('words', () => {
  it.each([
    ['drums', 'drummer', 'drumming'],
    ['mix', 'mixes', 'mixing', 'mixed'],
    ['master', 'masters', 'mastering', 'mastered'],
    ['pianist', 'piano', 'pianos'],
    ['produce', 'producer', 'production'],
    ['story', 'stories'],
    ['sing', 'singer', 'singers', 'singing', 'sung'],
    ['wedding', 'weddings'],
  ])('%s: the forms share a stem', (...forms) =>
    expect(new Set(forms.map((form) => stem(form))).size).toBe(1),
  )

  it.each([
    ['art', 'artist'],
    ['string', 'strong'],
    ['bass', 'base'],
    ['record', 'recorder player'],
    ['back', 'backing'],
    ['deal', 'dealer'],
    ['cracks', 'cracked'],
  ])('%s is not %s', (one, other) => expect(stem(one)).not.toBe(stem(other)))

  it('have positions in UTF-16', () => {
    const text = '🎺 Zoë’s R&B-Trio, “Café”'
    expect(wordsOf(text).map(({ word, from, to }) => [word, text.slice(from, to)])).toEqual([
      ['zoe', 'Zoë’s'],
      ['r&b', 'R&B'],
      ['trio', 'Trio'],
      ['cafe', 'Café'],
    ])
  })

  it.each([
    ['Ångström', 'angstrom'],
    ['e\u0301te\u0301', 'ete'],
    ['Straße', 'strasse'],
    ["drummer's", 'drummer'],
  ])('%s is folded to %s', (text, folded) => expect(fold(text)).toBe(folded))

  it('are found in sequence', () => {
    expect(findRun(['a', 'b', 'a', 'b', 'c'], ['a', 'b', 'c'])).toBe(2)
    expect(findRun(['a', 'b'], ['b', 'c'])).toBe(-1)
    expect(findRun(['a'], [])).toBe(-1)
  })

  it.each([
    ['drmmr', 'drummer', 'drmnrs'],
    ['bakcing', 'backing', 'baking'],
    ['gutiar', 'guitar', 'sitar'],
    ['vokal', 'vocal', 'total'],
  ])('%s is more likely %s than %s', (typed, meant, other) =>
    expect(mistakesIn(typed, meant, 9)).toBeLessThan(mistakesIn(typed, other, 9)),
  )

  it.each([
    ['fone', 'phone'],
    ['rite', 'right'],
    ['kompakt', 'compact'],
    ['kwire', 'quire'],
    ['singa', 'singer'],
    ['kee', 'key'],
  ])('%s sounds like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)))
})
