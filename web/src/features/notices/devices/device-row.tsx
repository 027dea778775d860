import { type ReactNode, useEffect, useState } from 'react'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { browserClock } from './clock.ts'
import { isBuiltForPush, readyOneSignal } from './onesignal-sdk.ts'
import type { PushSdk } from './push-sdk.ts'
import { findSdk } from './reach-device.ts'
import { deviceTexts as texts } from './texts.ts'

type Reach = 'on' | 'blocked' | 'unsupported'

/** `undefined` if the person has not been asked yet. */
async function reachOf(sdk: PushSdk): Promise<Reach | undefined> {
  if (await sdk.isAllowed()) return 'on'
  return (await sdk.mayAsk()) ? undefined : 'blocked'
}

/** Whether notifications are shown on this device; checked again when the app gets the focus. */
function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach | undefined>(() =>
    isBuiltForPush() ? undefined : 'unsupported',
  )
  useEffect(() => {
    if (!isBuiltForPush()) return undefined
    let looking = new AbortController()
    function look(): void {
      looking.abort()
      looking = new AbortController()
      const { signal } = looking
      const show = (found: Reach | undefined): void => {
        if (!signal.aborted) setReach(found)
      }
      void findSdk(browserClock, readyOneSignal, signal)
        .then(reachOf)
        .then(show, () => show('unsupported'))
    }
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      looking.abort()
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return reach
}

export function DeviceRow(): ReactNode {
  const reach = useReach()
  return (
    <ul>
      <PanelRow
        title={texts.notifications}
        line={reach === 'blocked' && texts.allow}
        action={<output className="text-meta text-ink-2">{reach && texts[reach]}</output>}
      />
    </ul>
  )
}
