import { useEffect, useState } from 'react'

const pause = 200

/** What stands still for a moment, so that not every letter is a question. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
