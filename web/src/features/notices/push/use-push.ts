import {
  getPushKey,
  getPushSettings,
  updatePushSettings,
  type PushSettings,
} from '@patchbay/contract/notices/push'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { canPush, findSubscription, isOfKey } from './subscription.ts'
import { pushTexts as texts } from './texts.ts'

export const pushKey = ['push'] as const

interface PushState extends PushSettings {
  readonly permission: NotificationPermission | 'none'
  /** The browser and the server agree that it is subscribed. */
  readonly subscribed: boolean
}

/** Whether the browser has a working subscription. */
async function isSubscribed(signal: AbortSignal): Promise<boolean> {
  const subscription = await findSubscription()
  return !!subscription && isOfKey(subscription, (await call(getPushKey, { signal })).key)
}

async function readState(signal: AbortSignal): Promise<PushState> {
  const { subscribed, ...settings } = await call(getPushSettings, { signal })
  if (!canPush()) return { ...settings, permission: 'none', subscribed: false }
  const { permission } = Notification
  const both = permission === 'granted' && subscribed && (await isSubscribed(signal))
  return { ...settings, permission, subscribed: both }
}

/** Another tab, or the browser's own settings, may have changed it meanwhile. */
export const usePush = () =>
  useQuery({
    queryKey: pushKey,
    queryFn: ({ signal }) => readState(signal),
    refetchOnWindowFocus: 'always',
  })

export const useSwitchPush = () =>
  useSwitches<keyof PushSettings>({
    queryKey: pushKey,
    save: (body) => call(updatePushSettings, { body }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
