import type { quoteSources } from '@patchbay/contract/marketplace/matches'
import type { ListingDocument } from './document.ts'

export type QuoteSource = (typeof quoteSources)[number]

export interface Sentence {
  readonly text: string
  readonly from: QuoteSource
}

/** A listing has at most this many sentences; further ones are neither embedded nor quoted. */
export const mostSentences = 20
const shortest = 3

/** The end of a sentence or of a line. */
const ends = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"'“‘(])|[\r\n]+/u

/** The sentences that can be quoted; their vectors are stored in the same order. */
export function sentencesOf(document: ListingDocument): Sentence[] {
  const parts: readonly (readonly [QuoteSource, string | null])[] = [
    ['title', document.title],
    ['description', document.description],
    ['bio', document.bio],
    ['goals', document.goals],
  ]
  return parts
    .flatMap(([from, text]) =>
      (text ?? '').split(ends).map((one): Sentence => ({ text: one.trim(), from })),
    )
    .filter(({ text, from }) => text.length >= (from === 'title' ? 1 : shortest))
    .slice(0, mostSentences)
}
