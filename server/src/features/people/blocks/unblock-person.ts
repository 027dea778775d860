import * as contract from '@patchbay/contract/people/blocks'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { deleteBlock } from './blocks.store.ts'

export const unblockPerson = action(contract.unblockPerson, (ctx, { params: { userId } }) =>
  transaction(ctx.db, async (tx) => {
    // Blocking and deleting an account also lock the profiles before the conversation, so the order
    // is the same here.
    await lockProfiles(tx, [ctx.viewer.userId, userId])
    await deleteBlock(tx, ctx.viewer.userId, userId)
  }),
)
