import * as z from 'zod/mini'
import { isBlank } from './blank.ts'

interface TextRule {
  /** In characters, of which an emoji may be one. */
  readonly min?: number
  readonly max: number
  readonly tooShort?: string
  readonly tooLong?: string
}

const unusable = 'This contains characters that cannot be used'
const controls = /[^\P{Cc}\t\n\r]/u
/** In a line also what turns the letters behind it round: a name would read as another. */
const controlsAndTurns = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const count = (text: string): number => Array.from(text).length

function written(rule: TextRule, forbidden: RegExp) {
  const { min = 0, max, tooShort = 'This is required' } = rule
  const { tooLong = `Use at most ${max} characters` } = rule
  return z.string().check(
    z.trim(),
    z.overwrite((text) => (isBlank(text) ? '' : text)),
    z.refine((text) => text.isWellFormed() && !forbidden.test(text), {
      error: unusable,
      abort: true,
    }),
    z.refine((text) => count(text) >= min, { error: tooShort }),
    z.refine((text) => count(text) <= max, { error: tooLong }),
  )
}

/**
 * One line, such as a name. Spaces around it are dropped, and all of it where nothing can be seen;
 * everything else is kept as it was typed.
 */
export const line = (rule: TextRule) => written(rule, controlsAndTurns)

/** Text with line breaks. */
export const prose = (rule: TextRule) => written(rule, controls)
