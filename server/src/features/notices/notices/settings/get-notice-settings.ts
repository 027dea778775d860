import * as contract from '@patchbay/contract/notices/notices'
import { action } from '../../../../platform/http/action.ts'
import { listSwitchedOff } from './notice-settings.store.ts'
import { viewSettings } from './notice-settings.view.ts'

export const getNoticeSettings = action(contract.getNoticeSettings, async ({ db, viewer }) =>
  viewSettings(await listSwitchedOff(db, viewer.userId)),
)
