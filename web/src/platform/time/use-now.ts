import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated at each full minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      timer = setTimeout(notify, minute - (Date.now() % minute))
    }
    const notify = (): void => {
      setNow(Date.now())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}
