import { findWords, soughtWords } from '@patchbay/contract/messaging/found-words'
import type { MarkedSpan } from '../../../ui/content/marked-spans.ts'

const none: readonly MarkedSpan[] = []

/** Finds the words in a message. As in the search itself, all sought words must be in it. */
export const finderOf =
  (q: string) =>
  (text: string): readonly MarkedSpan[] => {
    if (q === '') return none
    const spans = findWords(text, q)
    const found = new Set(spans.map(({ sought }) => sought))
    return soughtWords(q).every((one) => found.has(one)) ? spans : none
  }
