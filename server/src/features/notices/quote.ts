import { quoteLength } from '@patchbay/contract/notices'

/** What somebody wrote, on one line and no longer than a row has room for. */
export function quote(text: string | null): string | null {
  const letters = Array.from((text ?? '').replaceAll(/\s+/g, ' ').trim())
  if (letters.length === 0) return null
  if (letters.length <= quoteLength) return letters.join('')
  return `${letters
    .slice(0, quoteLength - 1)
    .join('')
    .trimEnd()}…`
}
