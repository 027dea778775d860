import { linkHandover, redeemHandover } from '@patchbay/contract/handovers'
import type { Session } from '@patchbay/contract/sessions'
import { ApiError } from '../../../platform/api-error.ts'
import { call } from '../../../platform/api.ts'
import { closeInApp } from '../../../platform/native/in-app-browser.ts'
import { ownZone } from '../../../platform/time-zone.ts'
import { holdToken } from '../../../platform/token.ts'
import { redirectTarget } from '../../sessions/public.ts'
import { forgetPending, noteSpent, readPending } from './pending-handover.ts'

/** In the native app: takes over what a browser has learned; only what this app has begun. */
export async function redeem(code: string): Promise<Session> {
  void closeInApp()
  const pending = await readPending()
  if (!pending)
    throw new ApiError({ code: 'sign_in_failed', status: 0, message: 'It was not begun here.' })
  const { verifier, links, target } = pending
  await noteSpent(code)
  redirectTarget.remember(target)
  const session = links
    ? await call(linkHandover, { body: { code, verifier } })
    : await enter(code, verifier)
  await forgetPending()
  return session
}

async function enter(code: string, verifier: string): Promise<Session> {
  const body = { code, verifier, timeZone: ownZone() }
  const { token, session } = await call(redeemHandover, { body })
  holdToken(token)
  return session
}
