import { plainText } from './formatted-text.ts'

/** The most characters of a message or a reply that is quoted above an answer to it. */
export const longestQuote = 120

/** The beginning of the first line, without its markers. */
export function firstWords(text: string): string {
  const [line = ''] = plainText(text).split('\n')
  return Array.from(line).slice(0, longestQuote).join('')
}
