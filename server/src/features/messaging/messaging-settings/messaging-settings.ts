import * as contract from '@patchbay/contract/messaging/messaging-settings'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import {
  changeMessagingSettings,
  findMessagingSettings,
  holdUnusedConversations,
} from './messaging-settings.store.ts'

export const getMessagingSettings = action(contract.getMessagingSettings, (ctx) =>
  findMessagingSettings(ctx.db, ctx.viewer.userId),
)

export const updateMessagingSettings = action(contract.updateMessagingSettings, (ctx, { body }) =>
  transaction(ctx.db, async (tx) => {
    const { userId } = ctx.viewer
    const settings = await changeMessagingSettings(tx, userId, body)
    if (body.mayWrite !== undefined) await holdUnusedConversations(tx, userId)
    return settings
  }),
)
