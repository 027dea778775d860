import * as contract from '@patchbay/contract/staff/people'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { deleteAllSessions } from '../../accounts/sessions/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { mayAdminister } from './people.policy.ts'

export const endSessions = action(
  contract.endSessions,
  async (ctx, { params: { personId }, body: { reason } }) => {
    if (!mayAdminister(ctx.viewer, { id: personId })) throw new AppError('forbidden')
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      if ((await lockOwnProfile(tx, personId)) === undefined) throw new AppError('person_not_found')
      await deleteAllSessions(tx, personId)
      await record(tx, operator, 'end-sessions', personId, {})
    })
    ctx.announce({ kind: 'rights', userId: personId })
  },
)
