import * as contract from '@patchbay/contract/accounts/sessions'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findEntering } from '../../../platform/sessions/authenticate.ts'
import { slidingDays, touchSession } from '../../../platform/sessions/sessions.store.ts'
import { findSessionRow, findFactorMethods } from './sessions.store.ts'
import { viewSession } from './sessions.view.ts'

export const getSession = action(contract.getSession, async (ctx) => {
  const viewer = await ctx.findViewer()
  if (viewer === undefined) {
    const entering = await findEntering(ctx)
    return {
      session: null,
      secondFactor: entering && (await findFactorMethods(ctx.db, entering.userId)),
    }
  }
  const row = await findSessionRow(ctx.db, viewer.sessionId)
  return { session: row === undefined ? null : viewSession(row) }
})

export const refreshSession = action(contract.refreshSession, async (ctx, { body }) => {
  const { sessionId } = ctx.viewer
  const end = await touchSession(ctx.db, sessionId, ctx.now(), body?.timeZone)
  const row = end && (await findSessionRow(ctx.db, sessionId))
  if (row === undefined) throw new AppError('not_authenticated')
  const token = ctx.cookies.read('session')
  if (token !== undefined) ctx.cookies.write('session', token, slidingDays * 24 * 60 * 60)
  return viewSession(row)
})
