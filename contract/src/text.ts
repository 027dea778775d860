import * as z from 'zod/mini'
import { isBlank } from './blank.ts'

interface TextRule {
  /** In characters; an emoji with one code point counts as one. */
  readonly min?: number
  readonly max: number
  readonly tooShort?: string
  readonly tooLong?: string
}

const unusable = 'This contains characters that cannot be used'
const controls = /[^\P{Cc}\t\n\r]/u
const controlsAndBreaks = /[\p{Cc}\u2028\u2029]/u
/** Direction overrides reverse the letters after them, so that a name reads as another name. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu

const count = (text: string): number => Array.from(text).length

function written(rule: TextRule, forbidden: RegExp, dropped?: RegExp) {
  const { min = 0, max, tooShort = 'This is required' } = rule
  const { tooLong = `Use at most ${max} characters` } = rule
  return z.string().check(
    z.overwrite((text) => {
      const cleaned = (dropped ? text.replaceAll(dropped, '') : text).trim()
      return isBlank(cleaned) ? '' : cleaned
    }),
    z.refine((text) => text.isWellFormed() && !forbidden.test(text), {
      error: unusable,
      abort: true,
    }),
    z.refine((text) => count(text) >= min, { error: tooShort }),
    z.refine((text) => count(text) <= max, { error: tooLong }),
  )
}

/**
 * One line, such as a name. Surrounding spaces and direction overrides are removed, and text
 * without a visible character becomes empty. All other characters stay as typed.
 */
export const line = (rule: TextRule) => written(rule, controlsAndBreaks, turns)

/** Text with line breaks. */
export const prose = (rule: TextRule) => written(rule, controls)
