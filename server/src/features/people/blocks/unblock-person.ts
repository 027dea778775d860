import * as contract from '@patchbay/contract/people/blocks'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { deleteBlock } from './blocks.store.ts'
import { noteBlocks } from './note-blocks.ts'

export const unblockPerson = action(contract.unblockPerson, async (ctx, { params: { userId } }) => {
  const people = [ctx.viewer.userId, userId]
  const announceUnblock = await transaction(ctx.db, async (tx) => {
    // Blocking and deleting an account also lock the profiles before the conversation, so the order
    // is the same here.
    await lockProfiles(tx, people)
    const isNew = await deleteBlock(tx, ctx.viewer.userId, userId)
    return isNew ? noteBlocks(tx, people) : undefined
  })
  announceUnblock?.(ctx)
})
