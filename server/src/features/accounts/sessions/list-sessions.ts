import * as contract from '@patchbay/contract/accounts/sessions'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { deleteOwnSession, listOwnSessions } from './sessions.store.ts'
import { viewListedSession } from './sessions.view.ts'

export const listSessions = action(contract.listSessions, async (ctx) => {
  const { userId, sessionId } = ctx.viewer
  const rows = await listOwnSessions(ctx.db, userId, ctx.now())
  return { sessions: rows.map((row) => viewListedSession(row, sessionId)) }
})

export const deleteSession = action(contract.deleteSession, async (ctx, { params }) => {
  const { userId, sessionId } = ctx.viewer
  if (!(await deleteOwnSession(ctx.db, userId, params.sessionId)))
    throw new AppError('session_not_found')
  ctx.announce({ kind: 'rights', userId })
  if (params.sessionId === sessionId) ctx.cookies.clear('session')
})
