import { useEffect, useState } from 'react'

/** False, and true once this much time has passed: what is fast enough shows no waiting at all. */
export function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
