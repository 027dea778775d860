import { profileTopic, verificationTopic, type ServerMessage } from '@patchbay/contract/realtime'
import { createTicket } from '@patchbay/contract/accounts/sessions'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import {
  followedVersions,
  notifyFollowers,
  watchFollowed,
} from '../../../platform/realtime/followed.ts'
import {
  readPositions,
  setSocketOpen,
  receiveFromSocket,
} from '../../../platform/realtime/socket.ts'
import { openRealtime, type Realtime } from '../../../platform/realtime/realtime.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import type { Sessions } from './sessions-type.ts'

const silent: Realtime = { follow: () => {}, say: () => {}, close: () => {} }

/** Without sockets the app fetches when the window gets the focus. */
function listen(options: Parameters<typeof openRealtime>[0]): Realtime {
  try {
    return openRealtime(options)
  } catch {
    return silent
  }
}

/** While a person is signed in, receives changes to their data and the end of the session. */
export function followSession(sessions: Sessions): () => void {
  let followed: string | undefined
  let socket = silent

  function handleMessage(message: ServerMessage): void {
    const known = sessions.state().user?.version ?? 0
    if (message.type === 'profile_changed' && message.profile.version > known)
      sessions.update(message.profile)
    if (message.type === 'verification_changed') sessions.noteVerification(message.request)
    if (followed !== undefined) notifyFollowers(message, followed)
    receiveFromSocket(message)
    if (message.type === 'session_ended') {
      const code = message.reason === 'banned' ? 'account_banned' : 'not_authenticated'
      const { until, words } = message
      sessions.handleError(new ApiError({ code, status: 0, message: code, until, words }))
    }
  }
  function versions(): Record<string, number> {
    const { user, verificationRequest } = sessions.state()
    if (!user) return {}
    return {
      [profileTopic(user.id)]: user.version,
      [verificationTopic(user.id)]: verificationRequest?.version ?? 0,
      ...readPositions(),
    }
  }
  const ticket = (): Promise<string> =>
    call(createTicket).then(
      (answer) => answer.ticket,
      (error: unknown) => {
        sessions.handleError(error)
        throw error
      },
    )
  const around = {
    onScreen: followedVersions,
    onUp: (isUp: boolean) => setSocketOpen(isUp, socket.say),
    poll: sessions.retry,
    ticket: isWrapped() ? ticket : undefined,
  }
  function follow(): void {
    const id = sessions.state().user?.id
    if (id === followed) return
    socket.close()
    followed = id
    socket = id === undefined ? silent : listen({ onMessage: handleMessage, versions, ...around })
  }

  const stops = [sessions.subscribe(follow), watchFollowed(() => socket.follow())]
  follow()
  return () => {
    stops.forEach((stop) => stop())
    socket.close()
  }
}
