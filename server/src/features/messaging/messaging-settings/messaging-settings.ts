import * as contract from '@patchbay/contract/messaging/messaging-settings'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { announcePresence, isPresenceShown, switchPresence } from '../presence/public.ts'
import {
  changeMessagingSettings,
  findMessagingSettings,
  requestUnusedConversations,
} from './messaging-settings.store.ts'

export const getMessagingSettings = action(
  contract.getMessagingSettings,
  async ({ db, viewer: { userId } }) => {
    const [settings, presence] = await Promise.all([
      findMessagingSettings(db, userId),
      isPresenceShown(db, userId),
    ])
    return { ...settings, presence }
  },
)

export const updateMessagingSettings = action(
  contract.updateMessagingSettings,
  async (ctx, { body: { presence: isShown, ...body } }) => {
    const { userId } = ctx.viewer
    const [settings, isSwitched] = await transaction(ctx.db, async (tx) => {
      // The account may be deleted just now, and nothing may be left of when it was online.
      if (!(await lockOwnProfile(tx, userId))) throw new AppError('not_authenticated')
      const changed = await changeMessagingSettings(tx, userId, body)
      if (body.mayWrite !== undefined) await requestUnusedConversations(tx, userId)
      const switched =
        isShown !== undefined && (await switchPresence(tx, userId, { isShown, now: ctx.now() }))
      const presence = isShown ?? (await isPresenceShown(tx, userId))
      return [{ ...changed, presence }, switched] as const
    })
    if (isSwitched) announcePresence(ctx, userId)
    return settings
  },
)
