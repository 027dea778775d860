import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { checkPassword, longestPassword, passwordRules } from './passwords.ts'

const words = (password: string) => checkPassword(password).message
const good = 'Password meets security requirements'
const common = 'This password is too common and easily guessed'

describe('a new password', () => {
  it.each([
    ['[D-05]', '', 'Password must be at least 8 characters', 0],
    ['[D-05]', 'aB3$xyz', 'Password must be at least 8 characters', 4],
    ['[D-06]', 'CORRECT-1-HORSE', 'Password must contain at least one lowercase letter', 4],
    ['[D-07]', 'correct-1-horse', 'Password must contain at least one uppercase letter', 4],
    ['[D-08]', 'Correct-horse', 'Password must contain at least one digit', 4],
    ['[D-09]', 'Correct1horse', 'Password must contain at least one special character', 4],
    ['[D-09]', 'Correct1 horse', 'Password must contain at least one special character', 4],
    ['[D-12]', 'Correct-1-horse', good, 5],
    ['[D-12]', 'Grüße-7x', good, 5],
    ['[D-12]', 'Žluťoučký9🎺', good, 5],
  ])('%s %j: %s', (_line, password, message, met) => {
    expect(checkPassword(password)).toEqual({ isGood: message === good, message, met })
  })

  it('reports the first unmet rule, in the order of the list', () => {
    const added = ['', 'aaaaaaaa', 'A', '1', '!']
    const grown = added.map((_, index) => added.slice(0, index + 1).join(''))
    expect(grown.map(words)).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one digit',
      'Password must contain at least one special character',
      good,
    ])
  })

  it('counts characters, not code units', () => {
    expect(words('aB3$🎺🎺🎺')).toBe('Password must be at least 8 characters')
    expect(words('aB3$🎺🎺🎺🎺')).toBe(good)
  })

  it('[D-08] calls a digit a number on the screen of a forgotten password', () => {
    expect(checkPassword('Correct-horse', 'number').message).toBe(
      'Password must contain at least one number',
    )
    expect(passwordRules('number').map(({ text }) => text)).toHaveLength(5)
  })

  it(`has ${longestPassword} characters at most`, () => {
    expect(words(`aB3$${'x'.repeat(196)}`)).toBe(good)
    expect(words(`aB3$${'x'.repeat(197)}`)).toBe('Use at most 200 characters')
  })
})

describe('a common password', () => {
  it.each([
    'password',
    '12345678',
    'qwerty123',
    'admin123',
    'welcome1',
    'letmein1',
    'football',
    'baseball',
    'superman',
    'trustno1',
    'sunshine',
  ])('[D-10, D-11] %s is refused as too common, in upper and lower case', (password) => {
    expect(words(password)).toBe(common)
    expect(words(password.toUpperCase())).toBe(common)
    expect(checkPassword(password)).toMatchObject({ isGood: false, met: 0 })
  })

  it.each(['Password1!', 'P@ssw0rd', 'Welcome123!', 'SUMMER2026!', 'Qwerty123!'])(
    '[D-10] %s is refused, though it meets every rule but the case',
    (password) => expect(words(password)).toBe(common),
  )

  it('is listed in lower case, because passwords are compared in lower case', () => {
    for (const password of commonPasswords) expect(password).toBe(password.toLowerCase())
    expect(commonPasswords.has('')).toBe(false)
  })
})
