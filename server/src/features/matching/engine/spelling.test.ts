import { beforeAll, describe, expect, it } from 'vitest'
import { openKnownWords } from './known-words.ts'
import { repair, type Spelling } from './spelling.ts'

let spelling: Spelling
beforeAll(async () => {
  const written =
    'guitarist mastering engineer drummer wedding photographer lessons studio mixing player'
  spelling = {
    known: await openKnownWords(),
    written: new Map(written.split(' ').map((word) => [word, 3])),
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
  ])('%s is read as %s', (typed, meant) => expect(read(typed).text).toBe(meant))

  it('says what was read as what, as it was typed', () => {
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
  ])('%s stays as it is', (text) => expect(read(text)).toEqual({ text, repaired: [] }))

  it('takes no longer for a page of nonsense than for some words', () => {
    const page = Array.from({ length: 250 }, (_, index) => `drumer${'x'.repeat(index % 3)}`)
    expect(read(page.join(' ')).repaired.length).toBeLessThanOrEqual(24)
  })
})
