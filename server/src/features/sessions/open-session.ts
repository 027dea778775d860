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
import { isToken } from '../../platform/sessions/tokens.ts'
import { deleteExpiredSessions, findBan, findSessionRow } from './sessions.store.ts'
import { viewSession } from './sessions.view.ts'

interface Entry {
  readonly userId: string
  readonly provider: SessionProvider
  /** The browser's own word, if it said one. */
  readonly timeZone: string | undefined
}

/** A session for someone who has just proven who they are. A banned person gets none. */
export async function openSession(
  db: Database,
  ctx: Context,
  { userId, provider, timeZone }: Entry,
): Promise<IssuedSession> {
  const now = ctx.now()
  const ban = await findBan(db, userId, now)
  if (ban !== undefined) throw new AppError('account_banned', undefined, ban.expires_at)
  await deleteExpiredSessions(db, userId, now)
  return insertSession(db, { userId, provider, userAgent: ctx.userAgent, timeZone, now })
}

/** Hands the token to the browser, in a cookie that no script can read. */
export async function giveSession(ctx: Context, issued: IssuedSession): Promise<Session> {
  const row = await findSessionRow(ctx.db, issued.id)
  if (row === undefined) throw new AppError('sign_in_failed')
  // The one this browser had until now would live on unseen; a reissued one has lost its old token.
  const earlier = ctx.cookies.read('session')
  const left = isToken(earlier) ? await deleteSessionByToken(ctx.db, earlier) : undefined
  if (left !== undefined) ctx.announce({ kind: 'rights', userId: left })
  ctx.cookies.write('session', issued.token, slidingDays * 24 * 60 * 60)
  return viewSession(row)
}
