import * as contract from '@patchbay/contract/notices/notices'
import { action } from '../../../../platform/http/action.ts'
import { switchNotices } from './notice-settings.store.ts'
import { allSettings, viewSettings } from './notice-settings.view.ts'

export const updateNoticeSettings = action(
  contract.updateNoticeSettings,
  async ({ db, viewer, now }, { body }) => {
    const on = allSettings.filter((name) => body[name] === true)
    const off = allSettings.filter((name) => body[name] === false)
    return viewSettings(await switchNotices(db, viewer.userId, { on, off, now: now() }))
  },
)
