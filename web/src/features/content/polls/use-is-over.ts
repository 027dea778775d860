import { isPollOver, type Poll } from '@patchbay/contract/content/polls'
import { useEffect, useState } from 'react'

/** The longest time that a browser's timer can wait for. */
const longestWait = 2 ** 31 - 1

/** Turns true at the moment when the poll ends. */
export function useIsOver({ endsAt }: Pick<Poll, 'endsAt'>): boolean {
  const [now, setNow] = useState(Date.now)
  const isOver = isPollOver({ endsAt }, now)
  useEffect(() => {
    if (endsAt === null || isOver) return undefined
    const wait = Math.min(Math.max(0, Date.parse(endsAt) - Date.now()), longestWait)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [endsAt, isOver, now])
  // One that was ended a moment ago is over, whatever the time of the last look is.
  return isOver || isPollOver({ endsAt }, Date.now())
}
