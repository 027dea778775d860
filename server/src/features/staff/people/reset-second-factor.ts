import * as contract from '@patchbay/contract/staff/people'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { removeSecondFactors } from '../../accounts/second-factors/public.ts'
import { deleteAllSessions } from '../../accounts/sessions/public.ts'
import { operatorOf, record, type Operator } from '../audit/public.ts'
import { mayAdminister } from './people.policy.ts'
import { lockAdmins } from './roles.store.ts'

export const resetSecondFactor = action(
  contract.resetSecondFactor,
  async (ctx, { params: { personId }, body: { reason } }) => {
    if (!mayAdminister(ctx.viewer, { id: personId })) throw new AppError('forbidden')
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      // Somebody who has just lost the role must not open the account of another admin.
      if (!(await lockAdmins(tx)).has(ctx.viewer.userId)) throw new AppError('forbidden')
      const done = await resetFactors(tx, operator, personId)
      if (done !== 'reset') throw new AppError(done)
    })
    ctx.announce({ kind: 'rights', userId: personId })
  },
)

/**
 * For somebody who has lost all of them. From then on the first factor is enough, until they set up
 * another one, so that all sessions end and every known address is notified. Runs in the caller's
 * transaction.
 */
export async function resetFactors(
  tx: Database,
  operator: Operator,
  personId: string,
): Promise<'reset' | 'person_not_found' | 'factor_not_found'> {
  if ((await lockOwnProfile(tx, personId)) === undefined) return 'person_not_found'
  const removed = await removeSecondFactors(tx, personId)
  if (removed === undefined) return 'factor_not_found'
  await deleteAllSessions(tx, personId)
  await record(tx, operator, 'reset-second-factor', personId, removed)
  return 'reset'
}
