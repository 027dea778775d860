import * as contract from '@patchbay/contract/conversations'
import { inboxTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sayWithin } from '../messages/public.ts'
import { requirePerson, standingOf } from '../people/public.ts'
import { lockProfiles } from '../profiles/public.ts'
import { requireMayStart } from './conversations.policy.ts'
import { insertConversation } from './conversations.store.ts'

export const startConversation = action(contract.startConversation, async (ctx, { body }) => {
  const { viewer } = ctx
  const now = ctx.now()
  const started = await transaction(ctx.db, async (tx) => {
    // As whoever blocks does: of a block and a beginning at the same time one is first.
    const there = await lockProfiles(tx, [viewer.userId, body.userId])
    if (!there.has(viewer.userId)) throw new AppError('not_authenticated')
    const person = await requirePerson(tx, body.userId, viewer)
    requireMayStart(standingOf(person, viewer))
    const { id, isNew } = await insertConversation(tx, viewer.userId, person.id, now)
    const said = body.message && (await sayWithin(tx, id, viewer.userId, body.message, now))
    return { id, joined: isNew ? [viewer.userId, person.id] : [], said }
  })
  for (const person of started.joined) ctx.announce({ kind: 'changed', topic: inboxTopic(person) })
  if (started.said?.announcement !== undefined) ctx.announce(started.said.announcement)
  return { id: started.id }
})
