import { uiTexts } from './texts.ts'

const near = 100

/** As the contract's rules count: without what surrounds the text, and an emoji is one. */
export const countCharacters = (text: string): number => Array.from(text.trim()).length

/** How much room is left, once there is little of it. */
export function countHint(text: string, limit: number): string | undefined {
  const left = limit - countCharacters(text)
  if (left > near) return undefined
  return left >= 0 ? uiTexts.charactersLeft(left) : uiTexts.charactersTooMany(-left)
}
