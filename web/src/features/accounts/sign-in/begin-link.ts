import { getConfirmation } from '@patchbay/contract/accounts/confirmations'
import { startLink } from '@patchbay/contract/accounts/identities'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { redirectTarget, type Sessions } from '../sessions/public.ts'
import { beginHandover } from './handover/begin-handover.ts'

export interface Leaving {
  readonly sessions: Sessions
  readonly openUrl: (url: string) => void
}

/**
 * Opens the page of a provider to link, which returns to the settings; false if it is not set up. It
 * is refused with `confirmation_needed` before the person goes there.
 */
export async function beginLink(
  provider: Provider,
  { sessions, openUrl }: Leaving,
): Promise<boolean> {
  if (isWrapped()) {
    await requireConfirmed()
    redirectTarget.remember('/settings')
    await beginHandover({ provider, purpose: 'link', sessions, openUrl })
    return true
  }
  const { url } = await call(startLink, { body: { provider } })
  if (url === null) return false
  redirectTarget.remember('/settings')
  openUrl(url)
  return true
}

/** Refuses with `confirmation_needed` before something is begun that the server would refuse later. */
export async function requireConfirmed(): Promise<void> {
  const { needed, signInMethods } = await call(getConfirmation, {})
  const message = 'Confirm first that it is you.'
  if (needed)
    throw new ApiError({ code: 'confirmation_needed', status: 403, message, signInMethods })
}
