import * as contract from '@patchbay/contract/blocks'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { lockProfiles } from '../profiles/public.ts'
import { deleteBlock } from './blocks.store.ts'

export const unblockPerson = action(contract.unblockPerson, (ctx, { params: { userId } }) =>
  transaction(ctx.db, async (tx) => {
    // As whoever blocks or leaves does, before the conversation that is open again.
    await lockProfiles(tx, [ctx.viewer.userId, userId])
    await deleteBlock(tx, ctx.viewer.userId, userId)
  }),
)
