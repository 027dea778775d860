import { expect, it } from 'vitest'
import { saidOtherwise } from './thesaurus.ts'

const most = 8

it('knows other names of the same thing, and narrower ones of a wider', () => {
  expect(saidOtherwise('fiddle', most)).toEqual(['violin'])
  expect(saidOtherwise('Violin', most)).toEqual(['fiddle'])
  expect(saidOtherwise('sax', most)).toEqual(['saxophone'])
  expect(saidOtherwise('woodwind', most)).toContain('clarinet')
  // A clarinet is a woodwind, but not every woodwind is a clarinet.
  expect(saidOtherwise('clarinet', most)).toEqual([])
})

it('keeps the other words, and takes the longest name', () => {
  expect(saidOtherwise('fiddle in Leeds', most)).toEqual(['violin in leeds'])
  expect(saidOtherwise('drum and bass', most)).toEqual(['dnb'])
  expect(saidOtherwise('sax player', most)).toEqual(['saxophonist', 'saxophone player'])
})

it('gives no more than is asked for, and nothing for what it does not know', () => {
  expect(saidOtherwise('brass fiddle', 3)).toHaveLength(3)
  expect(saidOtherwise('studio', most)).toEqual([])
  expect(saidOtherwise('', most)).toEqual([])
})
