import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated at each full minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      timer = setTimeout(tell, minute - (Date.now() % minute))
    }
    const tell = (): void => {
      setNow(Date.now())
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}
