import { editTexts as texts } from './texts.ts'

/** Bio and goals; the contract's rules have the last word. */
const limit = 1000
const near = 100

/** How much room is left, once there is little of it. Counted as the rules count. */
export function countHint(text: string): string | undefined {
  const left = limit - Array.from(text.trim()).length
  if (left > near) return undefined
  return left >= 0 ? texts.left(left) : texts.tooMany(-left)
}
