import { commonPasswords } from './common-passwords.ts'

// Without any schema, so that a page can say how strong a password is without carrying one.

export const longestPassword = 200

/** The screen of a forgotten password calls a digit a number. */
export type DigitWord = 'digit' | 'number'

interface PasswordRule {
  readonly text: string
  readonly isMet: (password: string) => boolean
}

const characters = (text: string): number => Array.from(text).length

/** In the order in which they are asked for. Letters and digits of every script count. */
export const passwordRules = (digit: DigitWord = 'digit'): readonly PasswordRule[] => [
  {
    text: 'Password must be at least 8 characters',
    isMet: (password) => characters(password) >= 8,
  },
  {
    text: 'Password must contain at least one lowercase letter',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    text: 'Password must contain at least one uppercase letter',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    text: `Password must contain at least one ${digit}`,
    isMet: (password) => /\p{Nd}/u.test(password),
  },
  {
    text: 'Password must contain at least one special character',
    isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
]

export interface PasswordCheck {
  readonly isGood: boolean
  /** The first thing that is wrong, or that nothing is. */
  readonly message: string
  /** How many of the five rules are met; none for what everybody would guess. */
  readonly met: number
}

/** The one policy for every password that is set. What is common is said first: it always is weak. */
export function checkPassword(password: string, digit: DigitWord = 'digit'): PasswordCheck {
  if (commonPasswords.has(password.toLowerCase()))
    return { isGood: false, met: 0, message: 'This password is too common and easily guessed' }
  const rules = passwordRules(digit)
  const unmet = rules.filter((rule) => !rule.isMet(password))
  const met = rules.length - unmet.length
  if (unmet[0] !== undefined) return { isGood: false, met, message: unmet[0].text }
  if (characters(password) > longestPassword)
    return { isGood: false, met, message: `Use at most ${longestPassword} characters` }
  return { isGood: true, met, message: 'Password meets security requirements' }
}
