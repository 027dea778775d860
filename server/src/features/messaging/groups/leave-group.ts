import * as contract from '@patchbay/contract/messaging/groups'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { noteGoing, removeConversations } from '../conversations/public.ts'
import { takeOut } from './changed-groups.store.ts'
import { isLastIn, mustLeave } from './groups.policy.ts'
import { lockGroup } from './locked-groups.store.ts'

export const leaveGroup = action(
  contract.leaveGroup,
  async (ctx, { params: { conversationId } }) => {
    const { userId } = ctx.viewer
    const now = ctx.now()
    const left = await transaction(ctx.db, async (tx) => {
      const group = await lockGroup(tx, conversationId)
      if (!mustLeave(group, userId)) return undefined
      if (isLastIn(group, userId)) await removeConversations(tx, [group.id])
      else {
        await takeOut(tx, group.id, userId, now, { bySelf: true })
        await noteGoing(tx, userId, [group.id], now)
      }
      return group.id
    })
    if (left === undefined) return
    ctx.announce({ kind: 'changed', topic: conversationTopic(left) })
    ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
  },
)
