import * as contract from '@patchbay/contract/messaging/messaging-settings'
import { action } from '../../../platform/http/action.ts'
import { changeMessagingSettings, findMessagingSettings } from './messaging-settings.store.ts'

export const getMessagingSettings = action(contract.getMessagingSettings, (ctx) =>
  findMessagingSettings(ctx.db, ctx.viewer.userId),
)

export const updateMessagingSettings = action(contract.updateMessagingSettings, (ctx, { body }) =>
  changeMessagingSettings(ctx.db, ctx.viewer.userId, body),
)
