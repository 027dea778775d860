import * as contract from '@patchbay/contract/accounts/sessions'
import { action } from '../../../platform/http/action.ts'
import { deleteSessionByToken } from '../../../platform/sessions/sessions.store.ts'
import { deleteAllSessions, deleteOtherSessions } from './sessions.store.ts'

/** A banned person can do it too, and a session that has already ended is no error. */
export const signOut = action(contract.signOut, async (ctx) => {
  const userId = ctx.sentToken && (await deleteSessionByToken(ctx.db, ctx.sentToken))
  if (userId !== undefined) ctx.announce({ kind: 'rights', userId })
  ctx.cookies.clear('session')
})

export const signOutEverywhere = action(contract.signOutEverywhere, async (ctx) => {
  const { userId } = ctx.viewer
  await deleteAllSessions(ctx.db, userId)
  ctx.announce({ kind: 'rights', userId })
  ctx.cookies.clear('session')
})

export const signOutElsewhere = action(contract.signOutElsewhere, async (ctx) => {
  const { userId, sessionId } = ctx.viewer
  await deleteOtherSessions(ctx.db, userId, sessionId)
  ctx.announce({ kind: 'rights', userId })
})
