import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { showConversation } from '../conversations/public.ts'
import { noteEvents, type NewEvent } from '../messages/public.ts'
import { requireMayManage } from './groups.policy.ts'
import { lockGroup, type LockedGroup } from './locked-groups.store.ts'

/** The event of the change; undefined if nothing has changed. */
type Done = Pick<NewEvent, 'type' | 'people' | 'name'> | undefined

interface Managing {
  /** Locks the accounts that must be locked before the group. */
  readonly before?: (tx: Database) => Promise<void>
  readonly change: (tx: Database, group: LockedGroup, now: Date) => Promise<Done>
}

/**
 * Runs a change by an admin in one transaction: the permission is checked after the group is
 * locked, and the change is recorded as a system message. Returns the resulting conversation.
 */
export async function manageGroup(
  ctx: ViewerContext,
  conversationId: string,
  { before, change }: Managing,
): Promise<Conversation> {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const { shown, done } = await transaction(ctx.db, async (tx) => {
    await before?.(tx)
    const group = await lockGroup(tx, conversationId)
    requireMayManage(group, userId)
    const event = await change(tx, group, now)
    if (event !== undefined)
      await noteEvents(tx, [{ conversationId: group.id, actorId: userId, ...event }], now)
    return { shown: await showConversation(tx, group.id, userId), done: event }
  })
  if (done !== undefined) {
    ctx.announce({ kind: 'changed', topic: conversationTopic(shown.id) })
    if (done.type === 'added' || done.type === 'removed')
      for (const id of done.people ?? []) ctx.announce({ kind: 'changed', topic: inboxTopic(id) })
  }
  return shown
}
