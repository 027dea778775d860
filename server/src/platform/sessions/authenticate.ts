import type { Access, StaffAccess } from '@patchbay/contract/route'
import { AppError } from '../http/app-error.ts'
import type { Context, Services } from '../http/action.ts'
import type { SentToken } from './bearer.ts'
import {
  findAppSession,
  findEndingBan,
  findEnteringSession,
  findSession,
  needsTouch,
  slidingDays,
  touchSession,
  type CheckedSession,
} from './sessions.store.ts'
import { hasRole, hasSecondFactor, type Viewer } from './viewer.ts'

type Asking = Pick<Context, 'db' | 'now' | 'cookies' | 'sentToken'>
type Looking = Pick<Services, 'db' | 'now'>

/** The viewer, identified only by the cookie or by the native app's header. */
export async function findViewer(ctx: Asking): Promise<Viewer | undefined> {
  const session = await checkToken(ctx, ctx.sentToken)
  if (session === undefined) return undefined
  await keepSession(ctx, session)
  return viewerOf(session)
}

/**
 * A viewer with this role. A session is only renewed once that is known: a new cookie would show
 * everybody else that there is a route.
 */
export async function findStaff(ctx: Asking, access: StaffAccess): Promise<Viewer> {
  const session = await checkToken(ctx, ctx.sentToken)
  const viewer = requireStaff(access, session && viewerOf(session), ctx.now())
  if (session !== undefined) await keepSession(ctx, session)
  return viewer
}

/** A session that is used lasts longer. */
async function keepSession(
  { db, now, sentToken: sent, cookies }: Asking,
  session: CheckedSession,
): Promise<void> {
  if (sent === undefined || !needsTouch(session, now())) return
  await touchSession(db, session.session_id, now())
  if (!sent.bearer) cookies.write('session', sent.token, slidingDays * 24 * 60 * 60)
}

const viewerOf = (session: CheckedSession): Viewer => ({
  userId: session.user_id,
  sessionId: session.session_id,
  bearer: session.bearer,
  provider: session.provider,
  confirmedAt: session.confirmed_at,
  role: session.role,
  onboarded: session.onboarded,
  secondFactorAt: session.second_factor_at,
  since: session.since,
})

/** The valid session of a token; throws for a banned person. */
export async function checkToken(
  { db, now }: Looking,
  sent: SentToken | undefined,
): Promise<CheckedSession | undefined> {
  if (sent === undefined) return undefined
  const session = refuseBanned(await findSession(db, sent, now()))
  // A ban ends all sessions. A request may come before the socket has said so.
  const ban = session === undefined ? await findEndingBan(db, sent, now()) : undefined
  if (ban) throw bannedBy(ban)
  return session
}

export type Entering = Pick<Viewer, 'userId' | 'sessionId'>

/**
 * Anybody who signs in, or is signed in, and may be asked for the second factor. Nothing else may be done
 * for them: the second factor of a sign-in may be missing.
 */
export async function findEntering({
  db,
  now,
  sentToken,
}: Pick<Asking, 'db' | 'now' | 'sentToken'>): Promise<Entering | undefined> {
  const session = sentToken && refuseBanned(await findEnteringSession(db, sentToken, now()))
  return session && { userId: session.user_id, sessionId: session.session_id }
}

export async function requireEntering(ctx: Parameters<typeof findEntering>[0]): Promise<Entering> {
  const entering = await findEntering(ctx)
  if (entering === undefined) throw new AppError('not_authenticated')
  return entering
}

/** The native app's valid session with this id, for requests that cannot carry its token. */
export async function checkAppSession(
  { db, now }: Looking,
  sessionId: string,
): Promise<CheckedSession | undefined> {
  return refuseBanned(await findAppSession(db, sessionId, now()))
}

/** The viewer of that session, for an address that we have signed with its id. */
export async function findAppViewer(
  services: Looking,
  sessionId: string,
): Promise<Viewer | undefined> {
  const session = await checkAppSession(services, sessionId)
  return session && viewerOf(session)
}

function refuseBanned(session: CheckedSession | undefined): CheckedSession | undefined {
  if (session?.banned === true) throw bannedBy(session)
  return session
}

const bannedBy = (ban: Pick<CheckedSession, 'banned_until' | 'ban_words'>): AppError =>
  new AppError('account_banned', undefined, { until: ban.banned_until, words: ban.ban_words })

/** Enforces a route's access before the action runs. */
export function requireAccess(
  access: Exclude<Access, StaffAccess>,
  viewer: Viewer | undefined,
): Viewer {
  if (viewer === undefined) throw new AppError('not_authenticated')
  if (access !== 'member' && !viewer.onboarded) throw new AppError('not_onboarded')
  return viewer
}

/** For everybody else, the routes of staff do not exist. */
function requireStaff(access: StaffAccess, viewer: Viewer | undefined, now: Date): Viewer {
  const isAllowed =
    viewer?.onboarded === true && hasRole(viewer, access) && hasSecondFactor(viewer, now)
  if (!isAllowed) throw new AppError('not_found')
  return viewer
}
