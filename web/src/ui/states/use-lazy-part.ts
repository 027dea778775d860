import { useEffect, useState } from 'react'

/**
 * A part that is loaded after the page and that the page can do without, so failures are silent.
 * `importPart` must be a stable function; `wanted` can delay loading.
 */
export function useLazyPart<T>(importPart: () => Promise<T>, wanted = true): T | undefined {
  const [part, setPart] = useState<{ readonly value: T }>()
  useEffect(() => {
    if (!wanted) return undefined
    let mounted = true
    importPart().then(
      (value) => mounted && setPart({ value }),
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [importPart, wanted])
  return part?.value
}
