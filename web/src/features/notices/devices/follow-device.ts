import { bindDevice, unbindDevice } from '@patchbay/contract/notices/devices'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { ownPath } from '../../../platform/page/own-path.ts'
import type { Sessions } from '../../accounts/sessions/public.ts'
import { browserClock } from './clock.ts'
import { startDeviceIdentity } from './device-identity.ts'
import { readyOneSignal } from './onesignal-sdk.ts'

const nothing = (): void => {}

/** While the native app runs: registers this device for the signed-in person. */
export function followDevice(sessions: Sessions, open: (path: string) => void): () => void {
  let followed: string | null = null
  let wasVisitor = false
  let stop = nothing

  function go(path: unknown): void {
    const own = ownPath(path)
    if (own !== '/') open(own)
  }
  /** The session has ended; other requests will notice that themselves. */
  const isFinal = (error: unknown): boolean =>
    error instanceof ApiError && [401, 403].includes(error.status)

  function follow(): void {
    const { user, sessionId, loading } = sessions.state()
    if (!loading && user === null) wasVisitor = true
    // A device belongs to a session, so it is also renewed if the same person begins another.
    if (sessionId === followed) return
    stop()
    // The device opts out locally too, since the server may not know of the end yet.
    if (followed !== null) readyOneSignal()?.leave()
    followed = sessionId
    stop = nothing
    if (user === null) return
    stop = startDeviceIdentity({
      clock: browserClock,
      ready: readyOneSignal,
      known: user.onesignalPlayerId !== null,
      returning: wasVisitor,
      bind: (playerId, signal) => call(bindDevice, { body: { playerId }, signal }),
      unbind: (signal) => call(unbindDevice, { signal }),
      isFinal,
      go,
      debug: document.documentElement.dataset.debug === 'true',
      alert: (text) => window.alert(text),
    })
  }

  const unsubscribe = sessions.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    stop()
  }
}
