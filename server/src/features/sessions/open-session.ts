import type { Session, SessionProvider } from '@patchbay/contract/sessions'
import type { Database } from '../../platform/db/database.ts'
import type { Context } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  deleteSessionByToken,
  insertSession,
  slidingDays,
  type IssuedSession,
} from '../../platform/sessions/sessions.store.ts'
import { deleteExpiredSessions, findBan, findSessionRow } from './sessions.store.ts'
import { viewSession } from './sessions.view.ts'

interface Entry {
  readonly userId: string
  readonly provider: SessionProvider
  /** The browser's own word, if it said one. */
  readonly timeZone: string | undefined
  /** For the native app, which keeps the token itself. */
  readonly bearer?: boolean
}

/** A session for someone who has just proven who they are. A banned person gets none. */
export async function openSession(
  db: Database,
  ctx: Context,
  { userId, provider, timeZone, bearer = false }: Entry,
): Promise<IssuedSession> {
  const now = ctx.now()
  const ban = await findBan(db, userId, now)
  if (ban !== undefined) throw new AppError('account_banned', undefined, ban.expires_at)
  await deleteExpiredSessions(db, userId, now)
  return insertSession(db, { userId, provider, userAgent: ctx.userAgent, timeZone, bearer, now })
}

/** Hands the token to the browser, in a cookie that no script can read; the app has none. */
export async function giveSession(ctx: Context, issued: IssuedSession): Promise<Session> {
  const session = await showSession(ctx.db, issued.id)
  // The one that it had until now would live on unseen; a reissued one has lost its old token.
  const left = ctx.sentToken && (await deleteSessionByToken(ctx.db, ctx.sentToken))
  if (left !== undefined) ctx.announce({ kind: 'rights', userId: left })
  if (!issued.bearer) ctx.cookies.write('session', issued.token, slidingDays * 24 * 60 * 60)
  return session
}

export async function showSession(db: Database, sessionId: string): Promise<Session> {
  const row = await findSessionRow(db, sessionId)
  if (row === undefined) throw new AppError('sign_in_failed')
  return viewSession(row)
}
