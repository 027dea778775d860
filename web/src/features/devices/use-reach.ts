import { useEffect, useState } from 'react'
import { readyOneSignal } from './onesignal-sdk.ts'

export type Reach = 'on' | 'blocked' | 'unsupported'

async function ask(): Promise<Reach> {
  const sdk = readyOneSignal()
  if (sdk === undefined) return 'unsupported'
  return (await sdk.isAllowed()) ? 'on' : 'blocked'
}

/** Whether notifications are shown on this device; looked up again by whoever comes back to it. */
export function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    let wanted = true
    const look = (): void =>
      void ask().then(
        (found) => wanted && setReach(found),
        () => wanted && setReach('unsupported'),
      )
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return reach
}
