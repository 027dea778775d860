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
  const [count, setCount] = useState(state.isFirst ? few : Infinity)
  const isWhole = count >= list.length
  useEffect(() => {
    state.isFirst = false
    // Once it was whole, what is fetched later is shown at once.
    startTransition(() => setCount(isWhole ? Infinity : count + few))
  }, [count, isWhole])
  return isWhole ? list : list.slice(0, count)
}
