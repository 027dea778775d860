import * as contract from '@patchbay/contract/accounts/accounts'
import { personTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { requireConfirmed } from '../confirmations/public.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { erasePerson, type Erasure } from './erasure.ts'
import { noteDeletions } from './note-deletions.ts'

export const deleteAccount = (erasures: readonly Erasure[]): Action =>
  action(contract.deleteAccount, async (ctx, { body }) => {
    if (!contract.confirmsDeletion(body.confirmText)) throw new AppError('deletion_not_confirmed')
    await requireConfirmed(ctx)
    const { userId } = ctx.viewer
    const announceErasure = await transaction(ctx.db, async (tx) => {
      const profile = await lockOwnProfile(tx, userId)
      if (profile === undefined) throw new AppError('not_authenticated')
      const addresses = await listKnownAddresses(tx, userId)
      const done = await erasePerson(tx, erasures, userId, ctx.now())
      await enqueue(tx, noteDeletions, {})
      await postToEach(tx, addresses, { userId: null, template: 'account_deleted', data: {} })
      return done
    })
    ctx.announce({ kind: 'rights', userId })
    ctx.announce({ kind: 'changed', topic: personTopic(userId) })
    announceErasure(ctx)
    ctx.cookies.clear('session')
    return { success: true as const }
  })
