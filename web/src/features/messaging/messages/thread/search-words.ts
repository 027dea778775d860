import { createContext, useContext, useMemo } from 'react'
import type { MarkedSpan } from '../../../../ui/content/marked-spans.ts'

interface WordSearch {
  readonly find: (text: string) => readonly MarkedSpan[]
}

const none: readonly MarkedSpan[] = []

export const noSearch: WordSearch = { find: () => none }

/** What the viewer searches for in the open conversation; the search brings how to find it. */
export const SearchWords = createContext(noSearch)

/** The found words of a message. */
export function useFoundWords(text: string): readonly MarkedSpan[] {
  const { find } = useContext(SearchWords)
  return useMemo(() => find(text), [text, find])
}
