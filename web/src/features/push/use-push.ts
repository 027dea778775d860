import {
  getPushKey,
  getPushSettings,
  updatePushSettings,
  type PushSettings,
} from '@patchbay/contract/push'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { canPush, findSubscription, isOfKey } from './subscription.ts'
import { pushTexts as texts } from './texts.ts'

export const pushKey = ['push'] as const
const mutationKey = ['switch-push']

interface PushState extends PushSettings {
  readonly permission: NotificationPermission | 'none'
  /** The browser and the server agree on it. */
  readonly subscribed: boolean
}

/** Whether the browser has a subscription that can bring something. */
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

interface Switched {
  readonly setting: keyof PushSettings
  readonly on: boolean
}

/** At once on screen, one after the other on the server; what is refused goes back by itself. */
export function useSwitchPush() {
  const client = useQueryClient()
  const show = (changes: Partial<PushSettings>): void =>
    void client.setQueryData<PushState>(pushKey, (state) => state && { ...state, ...changes })
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ setting, on }: Switched) =>
      call(updatePushSettings, { body: { [setting]: on } }),
    onMutate: async ({ setting, on }) => {
      await client.cancelQueries({ queryKey: pushKey })
      show({ [setting]: on })
    },
    onSuccess: ({ messages, previews }) => {
      // With others under way it would take back what they have shown already.
      if (client.isMutating({ mutationKey }) === 1) show({ messages, previews })
    },
    onError: (_error, { setting, on }) => {
      show({ [setting]: !on })
      showToast({ message: texts.failed, tone: 'error' })
    },
  })
}
