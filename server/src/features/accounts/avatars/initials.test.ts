import { describe, expect, it } from 'vitest'
import { drawInitials, initialsOf, initialsUrl } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ines Carvalho', 'IC'],
    ['  ana   maria   lopes ', 'AL'],
    ['Yuki', 'Y'],
    ['Łukasz Żak', 'ŁŻ'],
    ['田中 由紀', '田由'],
    ['ليلى حداد', 'لح'],
    ['👩🏽‍🎤 Star', '👩🏽‍🎤S'],
    ['', '?'],
    [null, '?'],
  ])('of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters))

  it('always give a name the same colour, and are escaped', () => {
    expect(drawInitials('Ada Vale')).toBe(drawInitials('Ada Vale'))
    expect(drawInitials('<script> "x')).toContain('>&#60;&#34;</text>')
    expect(initialsUrl('A & B/é')).toBe('/avatars/initials.svg?name=A%20%26%20B%2F%C3%A9')
  })
})
