import { beforeAll, describe, expect, it } from 'vitest'
import { certainRank, openKnownWords } from './known-words.ts'
import { lexiconOf } from './lexicon.ts'
import { repair, type Spelling } from './spelling.ts'

let spelling: Spelling
beforeAll(async () => {
  const written =
    'guitarist mastering engineer drummer wedding photographer lessons studio mixing player'
  const known = await openKnownWords()
  spelling = {
    known,
    certain: lexiconOf([...known].filter(([, rank]) => rank < certainRank)),
    written: lexiconOf(written.split(' ').map((word) => [word, 3])),
    isPlace: (word) => word === 'todmorden',
  }
})
const read = (text: string) => repair(text, spelling)

describe('spelling', () => {
  it.each([
    ['masterring enginer', 'mastering engineer'],
    ['a guitarrist for my weding', 'a guitarist for my wedding'],
    ['fotographer', 'photographer'],
    ['drumer lesons', 'drummer lessons'],
    ['acordion playr', 'accordion player'],
    ['recieve the accomodation', 'receive the accommodation'],
    ['baking vocals', 'backing vocals'],
    ['a live bnd', 'a live band'],
    ['drmmr fr a wddng', 'drummer fr a wedding'],
    ['gutiar lsesons with a fotografer', 'guitar lessons with a photographer'],
    ['guitar ist for the nite', 'guitarist for the night'],
    ['a mixingstudio', 'a mixing studio'],
  ])('%s is read as %s', (typed, meant) => expect(read(typed).text).toBe(meant))

  it.each(['trumpeter', 'harpsichord', 'rubbish'])('%s is certain, however rare', (word) =>
    expect(spelling.known.get(word)).toBeLessThan(certainRank),
  )

  it('reports each correction, with the word as it was typed', () => {
    expect(read('Mixxing, please').repaired).toEqual([{ typed: 'Mixxing', read: 'mixing' }])
  })

  it.each([
    'my grandad has a rustic loft with spools',
    'downtuned lo-fi shoegaze, 808s and a luthier',
    'somebody inexperienced, unplugged and overdubbed',
    'Todmorden',
    'asdfghjk qwrtzp',
    'EP DJ PA 7.1.4 A&R 4x12',
    'Ñandú Łódź 東京 музыка',
  ])('%s stays unchanged', (text) => expect(read(text)).toEqual({ text, repaired: [] }))

  it('reports a repeated mistake once, and corrects it everywhere', () => {
    expect(read('drumer drumer Drumer')).toEqual({
      text: 'drummer drummer drummer',
      repaired: [{ typed: 'drumer', read: 'drummer' }],
    })
  })

  it('looks up only some words of a page of nonsense, and each only once', () => {
    const looked: string[] = []
    const isPlace = (word: string) => {
      looked.push(word)
      return false
    }
    const digits = 'bcdfghjklm'
    const nonsense = (index: number) =>
      `xq${Array.from(String(index), (digit) => digits[Number(digit)]).join('')}qx`
    const words = Array.from({ length: 250 }, (_, index) => nonsense(index))
    const page = [...words, ...words, 'drumer'].join(' ')
    expect(repair(page, { ...spelling, isPlace })).toEqual({ text: page, repaired: [] })
    expect(looked).toEqual(words.slice(0, 14))
  })
})
