import type { Session, SessionProvider } from '@patchbay/contract/accounts/sessions'
import type { Database } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  deleteSessionByToken,
  insertSession,
  slidingDays,
  type IssuedSession,
} from '../../../platform/sessions/sessions.store.ts'
import { offerAppeal } from '../appeals/public.ts'
import {
  deleteExpiredSessions,
  findBan,
  findSessionRow,
  findFactorMethods,
} from './sessions.store.ts'
import { viewSession } from './sessions.view.ts'

interface Entry {
  readonly userId: string
  readonly provider: SessionProvider
  /** The browser has sent it. */
  readonly timeZone: string | undefined
  /** True for the native app, which stores the token itself. */
  readonly bearer?: boolean
  /** A passkey is both factors at once: the device, and what unlocks it. */
  readonly hasSecondFactor?: boolean
}

/**
 * Creates a session for an authenticated person. A banned person gets none. Who has a second factor
 * is signed in once it is given.
 */
export async function openSession(
  db: Database,
  ctx: Context,
  { userId, provider, timeZone, bearer = false, hasSecondFactor = false }: Entry,
): Promise<IssuedSession> {
  const now = ctx.now()
  const ban = await findBan(db, userId, now)
  if (ban !== undefined) {
    const appeal = await offerAppeal(db, { userId, banId: ban.id }, now)
    const { expires_at: until, words } = ban
    throw new AppError('account_banned', undefined, { until, words, appeal })
  }
  await deleteExpiredSessions(db, userId, now)
  const { code, passkey } = await findFactorMethods(db, userId)
  const about = { userId, provider, userAgent: ctx.userAgent, timeZone, bearer, now }
  const needsSecondFactor = (code || passkey) && !hasSecondFactor
  return insertSession(db, { ...about, hasSecondFactor, needsSecondFactor })
}

/**
 * Sets the token in a cookie that scripts cannot read; the app gets no cookie. If the second factor
 * is missing, the answer says so and nothing about the person.
 */
export async function giveSession(ctx: Context, issued: IssuedSession): Promise<Session> {
  const { needsSecondFactor } = issued
  const session = needsSecondFactor ? undefined : await showSession(ctx.db, issued.id)
  // The browser's previous session would stay alive unseen; a reissued session has a new token.
  const left = ctx.sentToken && (await deleteSessionByToken(ctx.db, ctx.sentToken))
  if (left !== undefined) ctx.announce({ kind: 'rights', userId: left })
  if (!issued.bearer) ctx.cookies.write('session', issued.token, slidingDays * 24 * 60 * 60)
  if (session !== undefined) return session
  const token = issued.bearer ? issued.token : undefined
  throw new AppError('second_factor_needed', undefined, { token })
}

export async function showSession(db: Database, sessionId: string): Promise<Session> {
  const row = await findSessionRow(db, sessionId)
  if (row === undefined) throw new AppError('sign_in_failed')
  return viewSession(row)
}
