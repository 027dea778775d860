import { useEffect, useState } from 'react'

const pause = 200

/** The text after a pause in typing, so that not every letter sends a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
