import { quoteLength } from '@patchbay/contract/notices/notices'

/** The text in one line, shortened to fit a row. */
export function quote(text: string | null): string | null {
  const letters = Array.from((text ?? '').replaceAll(/\s+/g, ' ').trim())
  if (letters.length === 0) return null
  if (letters.length <= quoteLength) return letters.join('')
  return `${letters
    .slice(0, quoteLength - 1)
    .join('')
    .trimEnd()}…`
}
