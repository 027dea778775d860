import { useEffect, useState } from 'react'
import { browserClock } from './clock.ts'
import { readyOneSignal } from './onesignal-sdk.ts'
import type { PushSdk } from './push-sdk.ts'
import { findSdk } from './reach-device.ts'

export type Reach = 'on' | 'blocked' | 'unsupported'

/** Nothing yet for somebody who is still to be asked. */
async function reachOf(sdk: PushSdk): Promise<Reach | undefined> {
  if (await sdk.isAllowed()) return 'on'
  return (await sdk.mayAsk()) ? undefined : 'blocked'
}

/** Whether notifications are shown on this device; looked up again by whoever comes back to it. */
export function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const show = (found: Reach | undefined): void => {
      if (!signal.aborted) setReach(found)
    }
    const look = (): void =>
      void findSdk(browserClock, readyOneSignal, signal)
        .then(reachOf)
        .then(show, () => show('unsupported'))
    look()
    window.addEventListener('focus', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => ending.abort()
  }, [])
  return reach
}
