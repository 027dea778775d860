import * as contract from '@patchbay/contract/sessions'
import { action } from '../../platform/http/action.ts'
import { deleteSessionByToken } from '../../platform/sessions/sessions.store.ts'
import { isToken } from '../../platform/sessions/tokens.ts'
import { deleteAllSessions } from './sessions.store.ts'

/** Also for a banned person, and for a session that has already ended. */
export const signOut = action(contract.signOut, async (ctx) => {
  const token = ctx.cookies.read('session')
  if (isToken(token)) await deleteSessionByToken(ctx.db, token)
  ctx.cookies.clear('session')
})

export const signOutEverywhere = action(contract.signOutEverywhere, async (ctx) => {
  await deleteAllSessions(ctx.db, ctx.viewer.userId)
  ctx.cookies.clear('session')
})
