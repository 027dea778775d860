import * as contract from '@patchbay/contract/blocks'
import { action } from '../../platform/http/action.ts'
import { deleteBlock } from './blocks.store.ts'

export const unblockPerson = action(contract.unblockPerson, (ctx, { params: { userId } }) =>
  deleteBlock(ctx.db, ctx.viewer.userId, userId),
)
