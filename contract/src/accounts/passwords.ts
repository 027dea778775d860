import { commonPasswords } from './common-passwords.ts'

// This file has no schema, so that a page can show the strength of a password without loading zod.

export const longestPassword = 200

/** The screen for a forgotten password says "number" instead of "digit". */
export type DigitWord = 'digit' | 'number'

interface PasswordRule {
  readonly text: string
  readonly isMet: (password: string) => boolean
}

const characters = (text: string): number => Array.from(text).length

/** In the order in which they are reported. Letters and digits of every script count. */
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
  /** The first problem, or the text that there is none. */
  readonly message: string
  /** How many of the five rules are met; 0 for a common password. */
  readonly met: number
}

/**
 * The only policy for new passwords. It checks for common passwords first: those are always weak.
 */
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
