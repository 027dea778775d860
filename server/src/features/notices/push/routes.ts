import { getPushKey } from './get-push-key.ts'
import { getPushSettings } from './get-push-settings.ts'
import { subscribeToPush } from './subscribe-to-push.ts'
import { unsubscribeFromPush } from './unsubscribe-from-push.ts'
import { updatePushSettings } from './update-push-settings.ts'

export const pushRoutes = [
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
  getPushSettings,
  updatePushSettings,
]
