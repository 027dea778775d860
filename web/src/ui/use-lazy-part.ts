import { useEffect, useState } from 'react'

/**
 * A part that comes after the page, and without which the page stands: where it cannot be loaded,
 * nothing is said. Always the same function; `wanted` may hold it back.
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
