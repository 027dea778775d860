import * as contract from '@patchbay/contract/staff/reports'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { restoreContent as restore, type Removables } from '../../content/removals/public.ts'
import { announceNotices } from '../../notices/notices/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { notifyRestored } from '../outcomes/public.ts'

const isOwn = (restored: object | string, viewerId: string): boolean =>
  typeof restored === 'object' && 'authorId' in restored && restored.authorId === viewerId

export const restoreContent = (removables: Removables): Action =>
  action(contract.restoreContent, async (ctx, { params: { removalId }, body: { reason } }) => {
    const operator = await operatorOf(ctx, reason)
    const announce = await transaction(ctx.db, async (tx) => {
      const restored = await restore(tx, removables, removalId, ctx.now())
      // Nobody decides about what they wrote themselves: for them it is not there.
      if (restored === 'missing' || isOwn(restored, ctx.viewer.userId))
        throw new AppError('removal_not_found')
      if (typeof restored === 'string') throw new AppError(restored)
      const { authorId, subject } = restored
      const notified = await notifyRestored(tx, authorId, subject.type, ctx.now())
      await record(tx, operator, 'restore-content', authorId, { removal: removalId, subject })
      return (): void => {
        restored.announce(ctx)
        announceNotices(ctx, notified)
      }
    })
    announce()
  })
