import { startConfirmation } from '@patchbay/contract/accounts/confirmations'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { call } from '../../../platform/http/api.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { redirectTarget } from '../sessions/public.ts'
import type { Leaving } from './begin-link.ts'
import { beginHandover } from './handover/begin-handover.ts'
import { noteInterrupted, type Interrupted } from './interrupted.ts'

interface Confirming extends Leaving {
  readonly provider: Provider
  /** The page to return to, and what goes on there. */
  readonly target: string
  readonly interrupted: Interrupted
}

/** Opens the page of a linked provider to confirm who is signed in; false if it is not set up. */
export async function beginConfirmation(confirming: Confirming): Promise<boolean> {
  const { provider, target, interrupted, sessions, openUrl } = confirming
  if (isWrapped()) {
    redirectTarget.remember(target)
    noteInterrupted(interrupted)
    await beginHandover({ provider, purpose: 'confirm', sessions, openUrl })
    return true
  }
  const { url } = await call(startConfirmation, { body: { provider } })
  if (url === null) return false
  redirectTarget.remember(target)
  noteInterrupted(interrupted)
  openUrl(url)
  return true
}
