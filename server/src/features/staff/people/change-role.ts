import { profileTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/staff/people'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { mayAdminister } from './people.policy.ts'
import { lockAdmins, setRole } from './roles.store.ts'

export const changeRole = action(
  contract.changeRole,
  async (ctx, { params: { personId }, body: { role, reason } }) => {
    if (!mayAdminister(ctx.viewer, { id: personId })) throw new AppError('forbidden')
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      // Two admins who take the role from each other at the same time would leave none.
      const admins = await lockAdmins(tx)
      if (!admins.has(ctx.viewer.userId)) throw new AppError('forbidden')
      const person = await lockOwnProfile(tx, personId)
      if (person === undefined) throw new AppError('person_not_found')
      await setRole(tx, personId, role)
      await record(tx, operator, 'set-role', personId, { from: person.role, to: role })
    })
    ctx.announce({ kind: 'changed', topic: profileTopic(personId) })
    ctx.announce({ kind: 'rights', userId: personId })
  },
)
