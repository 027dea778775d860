import type { Conversation } from '@patchbay/contract/conversations'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { transaction, type Database } from '../../platform/db/database.ts'
import type { ViewerContext } from '../../platform/http/action.ts'
import { showConversation } from '../conversations/public.ts'
import { noteEvents, type NewEvent } from '../messages/public.ts'
import { requireMayManage } from './groups.policy.ts'
import { lockGroup, type LockedGroup } from './locked-groups.store.ts'

/** What an admin has done; undefined where all was so already. */
type Done = Pick<NewEvent, 'type' | 'people' | 'name'> | undefined

interface Managing {
  /** The accounts that have to be held first. */
  readonly before?: (tx: Database) => Promise<void>
  readonly change: (tx: Database, group: LockedGroup, now: Date) => Promise<Done>
}

/**
 * What an admin does with a group, in one transaction: the policy is asked when nobody else can
 * change it, and what happened has a line among its messages. Returns it as it is then.
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
