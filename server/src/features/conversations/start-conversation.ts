import * as contract from '@patchbay/contract/conversations'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requirePerson, standingOf } from '../people/public.ts'
import { lockProfiles } from '../profiles/public.ts'
import { requireMayStart } from './conversations.policy.ts'
import { insertConversation } from './conversations.store.ts'

export const startConversation = action(contract.startConversation, (ctx, { body: { userId } }) => {
  const { viewer } = ctx
  return transaction(ctx.db, async (tx) => {
    // As whoever blocks does: of a block and a beginning at the same time one is first.
    const there = await lockProfiles(tx, [viewer.userId, userId])
    if (!there.has(viewer.userId)) throw new AppError('not_authenticated')
    const person = await requirePerson(tx, userId, viewer)
    requireMayStart(standingOf(person, viewer))
    return { id: await insertConversation(tx, viewer.userId, person.id, ctx.now()) }
  })
})
