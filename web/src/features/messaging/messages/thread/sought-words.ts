import { findWords, soughtWords } from '@patchbay/contract/messaging/found-words'
import { createContext, useContext, useMemo } from 'react'
import type { MarkedSpan } from '../../../../ui/content/marked-spans.ts'

/** What the viewer searches for in the open conversation. */
export const SoughtWords = createContext('')

const none: readonly MarkedSpan[] = []

/** The found words of a message. As in the search itself, all sought words must be in it. */
function foundIn(text: string, q: string): readonly MarkedSpan[] {
  if (q === '') return none
  const spans = findWords(text, q)
  const found = new Set(spans.map(({ sought }) => sought))
  return soughtWords(q).every((one) => found.has(one)) ? spans : none
}

export function useFoundWords(text: string): readonly MarkedSpan[] {
  const q = useContext(SoughtWords)
  return useMemo(() => foundIn(text, q), [text, q])
}
