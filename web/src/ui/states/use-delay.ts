import { useEffect, useState } from 'react'

/** False at first, and true after this time, so that fast responses show no loading state. */
export function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
