import {
  confirmHandover,
  linkHandover,
  redeemHandover,
} from '@patchbay/contract/accounts/handovers'
import type { Session } from '@patchbay/contract/accounts/sessions'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { closeInApp } from '../../../../platform/native/in-app-browser.ts'
import { ownZone } from '../../../../platform/time/time-zone.ts'
import { setToken, readToken } from '../../../../platform/http/token.ts'
import { redirectTarget, type Sessions } from '../../sessions/public.ts'
import { takeInterrupted } from '../interrupted.ts'
import { mayPass } from '../try-for.ts'
import { forgetPending, noteSpent, readPending } from './pending-handover.ts'

/**
 * In the native app: takes over the result of a browser, but only if this app began it for the
 * current session. The first answer ends it, even a failure: another code needs a new beginning.
 */
export async function redeem(
  code: string,
  sessions: Sessions,
  separate: boolean,
): Promise<Session> {
  void closeInApp()
  try {
    const session = await claim(code, sessions, separate)
    await forgetPending()
    return session
  } catch (error) {
    if (!mayPass(error)) await forgetPending()
    throw error
  }
}

async function claim(code: string, sessions: Sessions, separate: boolean): Promise<Session> {
  const pending = await readPending()
  if (pending?.session !== (await sessionNow(sessions)))
    throw new ApiError({ code: 'sign_in_failed', status: 0, message: 'It was not begun here.' })
  const { verifier, purpose, target } = pending
  await noteSpent(code)
  redirectTarget.remember(target)
  if (purpose === 'confirm') return call(confirmHandover, { body: { code, verifier } })
  // Left over from a confirmation that never returned.
  takeInterrupted()
  if (purpose === 'link') return call(linkHandover, { body: { code, verifier } })
  return enter(code, verifier, separate)
}

/** The link may have started the app, which does not know its session yet. */
async function sessionNow(sessions: Sessions): Promise<string | null> {
  const { loading, sessionId } = sessions.state()
  if (!loading) return sessionId
  return readToken() === undefined ? null : ((await sessions.load())?.id ?? null)
}

async function enter(code: string, verifier: string, separate: boolean): Promise<Session> {
  const body = { code, verifier, timeZone: ownZone(), ...(separate && { separate }) }
  const { token, session } = await call(redeemHandover, { body })
  setToken(token)
  return session
}
