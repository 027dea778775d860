import * as contract from '@patchbay/contract/notices/push'
import { action } from '../../../platform/http/action.ts'
import { findPushSettings } from './push-settings.store.ts'

export const getPushSettings = action(contract.getPushSettings, ({ db, viewer }) =>
  findPushSettings(db, viewer),
)
