import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { hasOverlay } from './overlay.ts'

/** How often it looks whether a dialog is still open. */
const waitMilliseconds = 500

/**
 * Returns a function that runs the work at once, or as soon as no dialog is open: the row that a
 * dialog belongs to may go, and what is typed would go with it.
 */
export function useOnceFree(work: () => void): () => void {
  const [isDue, setIsDue] = useState(false)
  const run = useEffectEvent(work)
  useEffect(() => {
    if (!isDue) return undefined
    const runOnceFree = (): void => {
      if (hasOverlay()) return
      setIsDue(false)
      run()
    }
    const timer = setInterval(runOnceFree, waitMilliseconds)
    runOnceFree()
    return () => clearInterval(timer)
  }, [isDue])
  return useCallback(() => setIsDue(true), [])
}
