import * as contract from '@patchbay/contract/staff/reports'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { restoreContent as restore, type Removables } from '../../content/removals/public.ts'
import { operatorOf, record } from '../audit/public.ts'

export const restoreContent = (removables: Removables): Action =>
  action(contract.restoreContent, async (ctx, { params: { removalId }, body: { reason } }) => {
    const operator = await operatorOf(ctx, reason)
    const announce = await transaction(ctx.db, async (tx) => {
      const restored = await restore(tx, removables, removalId, ctx.now())
      if (restored === 'missing') throw new AppError('removal_not_found')
      if (typeof restored === 'string') throw new AppError(restored)
      const { authorId, subject } = restored
      await postNotice(tx, authorId, 'content_restored', { what: subject.type })
      await record(tx, operator, 'restore-content', authorId, { removal: removalId, subject })
      return restored.announce
    })
    announce(ctx)
  })
