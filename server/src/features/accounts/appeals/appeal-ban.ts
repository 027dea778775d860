import * as contract from '@patchbay/contract/accounts/appeals'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAppealToken } from './appeal-token.ts'
import { findWritten, getAppealKey, insertAppeal, lockBan } from './appeals.store.ts'

/** Reads no session: a banned person has none. */
export const appealBan = action(
  contract.appealBan,
  async (ctx, { body: { token, content } }) => {
    const now = ctx.now()
    const appealed = readAppealToken(await getAppealKey(ctx.db), token, now)
    if (appealed === undefined) throw new AppError('appeal_expired')
    await transaction(ctx.db, async (tx) => {
      if (!(await lockBan(tx, appealed, now))) throw new AppError('not_banned')
      const { count, open } = await findWritten(tx, appealed.banId)
      if (open) throw new AppError('appeal_open')
      if (count >= contract.appealsPerBan) throw new AppError('appeals_used_up')
      await insertAppeal(tx, appealed, content, now)
    })
  },
  { limit: 'sign_in', fromApp: 'without_token' },
)
