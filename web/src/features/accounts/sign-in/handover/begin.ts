import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { openInApp } from '../../../../platform/native/in-app-browser.ts'
import { challengeOf } from '../../../../platform/native/proof.ts'
import { serverUrl } from '../../../../platform/http/server-address.ts'
import { redirectTarget, type Sessions } from '../../sessions/public.ts'
import { keepPending, type Purpose } from './pending-handover.ts'

export interface HandoverStart {
  readonly provider: Provider
  readonly purpose: Purpose
  readonly sessions: Sessions
  /** The native app cannot leave its own page, so the system's browser opens the URL. */
  readonly openUrl: (url: string) => void
}

/** In the native app: a browser signs in and hands the result over to the app. */
export async function begin({
  provider,
  purpose,
  sessions,
  openUrl,
}: HandoverStart): Promise<void> {
  const verifier = await keepPending({
    purpose,
    session: sessions.state().sessionId,
    target: redirectTarget.read(),
  })
  const query = new URLSearchParams({
    provider,
    challenge: await challengeOf(verifier),
    // The provider must ask again, although it may know this browser.
    ...(purpose === 'confirm' && { confirms: 'yes' }),
  })
  const url = serverUrl(`/native/sign-in?${query}`)
  if (provider === 'apple') await openInApp(url)
  else openUrl(url)
}
