import type { Access } from '@patchbay/contract/route'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../http/action.ts'
import type { Cookies } from '../http/cookies.ts'
import {
  findSession,
  needsTouch,
  slidingDays,
  touchSession,
  type CheckedSession,
} from './sessions.store.ts'
import { isToken } from './tokens.ts'
import { isStaff, type Viewer } from './viewer.ts'

/** Who asks, from the cookie alone. */
export async function findViewer(
  services: Pick<Services, 'db' | 'now'>,
  cookies: Cookies,
): Promise<Viewer | undefined> {
  const token = cookies.read('session')
  const now = services.now()
  const session = await checkToken(services, token)
  if (session === undefined || token === undefined) return undefined
  if (needsTouch(session, now)) {
    await touchSession(services.db, session.session_id, now)
    cookies.write('session', token, slidingDays * 24 * 60 * 60)
  }
  return {
    userId: session.user_id,
    sessionId: session.session_id,
    provider: session.provider,
    role: session.role,
    onboarded: session.onboarded,
  }
}

/** The living session that a token opens; a banned person's is refused. */
export async function checkToken(
  services: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
): Promise<CheckedSession | undefined> {
  if (!isToken(token)) return undefined
  const session = await findSession(services.db, token, services.now())
  if (session?.banned === true)
    throw new AppError('account_banned', undefined, session.banned_until)
  return session
}

/** Holds a route's access: what it refuses, it refuses before the action runs. */
export function requireAccess(access: Access, viewer: Viewer | undefined): Viewer {
  if (viewer === undefined) throw new AppError('not_authenticated')
  // To everyone else the staff's routes do not exist.
  if (access === 'staff' && !isStaff(viewer)) throw new AppError('not_found')
  if (access !== 'member' && !viewer.onboarded) throw new AppError('not_onboarded')
  return viewer
}
