import * as contract from '@patchbay/contract/notices/push'
import { action } from '../../../platform/http/action.ts'
import { changePushSettings, findPushSettings } from './push-settings.store.ts'

export const updatePushSettings = action(
  contract.updatePushSettings,
  async ({ db, viewer, now }, { body }) => {
    await changePushSettings(db, viewer.userId, body, now())
    return findPushSettings(db, viewer)
  },
)
