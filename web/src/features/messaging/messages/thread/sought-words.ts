import { createContext, useContext, useMemo } from 'react'
import type { MarkedSpan } from '../../../../ui/content/marked-spans.ts'

interface Sought {
  readonly find: (text: string) => readonly MarkedSpan[]
}

const none: readonly MarkedSpan[] = []

export const nothingSought: Sought = { find: () => none }

/** What the viewer searches for in the open conversation; the search brings how to find it. */
export const SoughtWords = createContext(nothingSought)

/** The found words of a message. */
export function useFoundWords(text: string): readonly MarkedSpan[] {
  const { find } = useContext(SoughtWords)
  return useMemo(() => find(text), [text, find])
}
