import * as contract from '@patchbay/contract/staff/people'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { findBan } from '../../accounts/sessions/public.ts'
import { operatorOf } from '../audit/public.ts'
import { ban, unban } from './bans.ts'
import { mayBan } from './people.policy.ts'
import { lockAdmins } from './roles.store.ts'

export const banPerson = action(
  contract.banPerson,
  async (ctx, { params: { personId }, body: { until, hideContent, words, reason } }) => {
    const end = until === null ? null : new Date(until)
    if (end !== null && end <= ctx.now()) {
      const issues = [{ path: 'body/until', message: 'The ban must end in the future' }]
      throw new AppError('invalid_input', undefined, { issues })
    }
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      await requireBannable(tx, ctx.viewer, personId)
      await ban(tx, operator, personId, { until: end, hidesContent: hideContent, words })
    })
    ctx.announce({ kind: 'rights', userId: personId })
  },
)

export const liftBan = action(
  contract.liftBan,
  async (ctx, { params: { personId }, body: { reason } }) => {
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      await requireBannable(tx, ctx.viewer, personId)
      // A ban that has ended by itself is none.
      const current = await findBan(tx, personId, ctx.now())
      if (current === undefined || !(await unban(tx, operator, personId)))
        throw new AppError('not_banned')
    })
  },
)

/**
 * The lock keeps the person from becoming staff meanwhile. An admin must still be one: of two who
 * ban each other at the same moment the second is refused, so that one remains.
 */
export async function requireBannable(
  tx: Database,
  viewer: Viewer,
  personId: string,
): Promise<void> {
  if (viewer.role === 'admin' && !(await lockAdmins(tx)).has(viewer.userId))
    throw new AppError('forbidden')
  const person = await lockOwnProfile(tx, personId)
  if (person === undefined) throw new AppError('person_not_found')
  if (!mayBan(viewer, person)) throw new AppError('forbidden')
}
