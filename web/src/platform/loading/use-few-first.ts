import { startTransition, useEffect, useState } from 'react'
import { pageState } from '../storage/page-state.ts'

const state = pageState(() => ({ isFirst: true }))

/** As many as fill a tall screen. */
const few = 5

/**
 * A long list on the first page that is opened: a screen of it at once, and the rest in short pieces,
 * so that the page can be used meanwhile. Later lists are there as a whole, because a reader who comes
 * back expects to be where they were.
 */
export function useFewFirst<T>(list: readonly T[]): readonly T[] {
  const [isWhole, setIsWhole] = useState(!state.isFirst)
  useEffect(() => {
    state.isFirst = false
    startTransition(() => setIsWhole(true))
  }, [])
  return isWhole ? list : list.slice(0, few)
}
