import type { quoteSources } from '@patchbay/contract/matches'
import type { ListingDocument } from './document.ts'

export type QuoteSource = (typeof quoteSources)[number]

export interface Sentence {
  readonly text: string
  readonly from: QuoteSource
}

/** Of one listing; what is beyond is neither embedded nor quoted. */
export const mostSentences = 20
const shortest = 3

/** The end of a sentence, or a line's. */
const ends = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"'“‘(])|[\r\n]+/u

/** What can be quoted, in one order: the vectors of sentences stand in the same. */
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
    .filter(({ text }) => text.length >= shortest)
    .slice(0, mostSentences)
}
