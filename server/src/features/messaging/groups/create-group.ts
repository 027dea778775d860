import * as contract from '@patchbay/contract/messaging/groups'
import { fewestOthers } from '@patchbay/contract/messaging/message-fields'
import { inboxTopic } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { failingAs } from '../../../platform/http/failing-as.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { wantedPreview } from '../../content/previews/public.ts'
import { sendWithin } from '../messages/public.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { youngestAccount } from '../conversations/public.ts'
import { askIn } from './asked-back.store.ts'
import { findKnownGroup, insertGroup } from './groups.store.ts'
import { refusedAdding, requireInvited } from './require-invited.ts'

export const createGroup = action(contract.createGroup, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const { clientId, name, initialMessage } = body
  const now = ctx.now()
  const others = new Set(body.memberIds.map((id) => id.toLowerCase()))
  others.delete(userId)
  if (others.size < fewestOthers) throw new AppError('group_too_small')
  const memberIds = [...others]
  const uses = { group: 1, added_person: memberIds.length }
  const create = async (tx: Database, made: () => void) => {
    // Blocking and deleting an account lock the same profiles, so concurrent calls are serialized.
    const there = await lockProfiles(tx, [userId, ...memberIds])
    if (!there.has(userId)) throw new AppError('not_authenticated')
    const known = await findKnownGroup(tx, userId, clientId)
    if (known !== undefined) return { id: known, joined: [], said: undefined }
    made()
    const youngest = youngestAccount(ctx.config, now)
    const asked = await failingAs('block_check_failed', () =>
      requireInvited(tx, userId, memberIds, { youngest }),
    )
    const added = memberIds.filter((one) => !asked.includes(one))
    const id = await insertGroup(tx, { creatorId: userId, clientId, name, memberIds: added, now })
    await askIn(tx, id, asked, now)
    const preview = wantedPreview(ctx.config, initialMessage?.content ?? '')
    const said =
      initialMessage === null
        ? undefined
        : await failingAs('first_message_failed', () =>
            sendWithin(tx, id, userId, { ...initialMessage, preview }, now),
          )
    return { id, joined: [userId, ...memberIds], said }
  }
  const created = await countRefused(ctx.limits, refusedAdding(userId), () =>
    countedTransaction(ctx, uses, create),
  )
  for (const person of created.joined) ctx.announce({ kind: 'changed', topic: inboxTopic(person) })
  if (created.said?.announcement !== undefined) ctx.announce(created.said.announcement)
  return { id: created.id }
})
