import { uiTexts } from '../texts.ts'

const near = 100

/**
 * Counts like the rules of the contract: without surrounding spaces, and an emoji counts as one.
 */
export const countCharacters = (text: string): number => Array.from(text.trim()).length

/** The number of characters left, once it is small. */
export function countHint(text: string, limit: number): string | undefined {
  const left = limit - countCharacters(text)
  if (left > near) return undefined
  return left >= 0 ? uiTexts.charactersLeft(left) : uiTexts.charactersTooMany(-left)
}
