import * as contract from '@patchbay/contract/messaging/groups'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { showConversation } from '../conversations/public.ts'
import { noteEvents } from '../messages/public.ts'
import { declineAsked, listAskedBackOf } from './asked-back.store.ts'
import { takeIn } from './changed-groups.store.ts'
import { newIn, presentIn, requireAskedBack, requireRoom } from './groups.policy.ts'
import { lockGroup } from './locked-groups.store.ts'
import { requireInvited } from './require-invited.ts'

export const listAskedBack = action(contract.listAskedBack, async (ctx) => {
  const rows = await listAskedBackOf(ctx.db, ctx.viewer.userId, ctx.now())
  return {
    groups: rows.map(({ id, name, is_new }) => ({ conversationId: id, name, isNew: is_new })),
  }
})

export const comeBack = action(contract.comeBack, async (ctx, { params: { conversationId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const { shown, isNew } = await transaction(ctx.db, async (tx) => {
    // Blocking locks the same profile, so that nobody returns to somebody they have just blocked.
    const there = await lockProfiles(tx, [userId])
    if (!there.has(userId)) throw new AppError('not_authenticated')
    const group = await lockGroup(tx, conversationId)
    requireAskedBack(group, userId, now)
    const returning = newIn(group, [userId])
    if (returning.length > 0) {
      await requireInvited(tx, userId, returning, { present: presentIn(group) })
      requireRoom(group, 1)
      await takeIn(tx, group.id, returning, now)
      // Nobody else added them, so they are named as the actor themselves.
      const event = { conversationId: group.id, actorId: userId, type: 'added' } as const
      await noteEvents(tx, [{ ...event, people: returning }], now)
    }
    return { shown: await showConversation(tx, group.id, userId), isNew: returning.length > 0 }
  })
  if (isNew) {
    ctx.announce({ kind: 'changed', topic: conversationTopic(shown.id) })
    ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
  }
  return shown
})

export const stayAway = action(contract.stayAway, async (ctx, { params: { conversationId } }) => {
  const { userId } = ctx.viewer
  if (await declineAsked(ctx.db, conversationId, userId, ctx.now()))
    ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
})
