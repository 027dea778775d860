import { presenceTopic } from '@patchbay/contract/realtime'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { followTopic } from '../../../platform/realtime/followed.ts'
import { isSocketOpen, listenToSocket, watchSocket } from '../../../platform/realtime/socket.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { useMessagingSettings } from '../messaging-settings/public.ts'

export interface Presence {
  readonly isOnline: boolean
  /** To the minute; `null` of people who are online, or show nothing. */
  readonly lastSeenAt: string | null
}

/**
 * What this person shows of being online, while this part is on screen; nothing without a socket,
 * because it would soon be wrong, and it is asked anew by the next one. Who shows nothing themselves
 * does not ask.
 */
export function usePresence(userId: string | undefined): Presence | undefined {
  const isOpen = useSyncExternalStore(watchSocket, isSocketOpen)
  const isShown = useMessagingSettings().data?.presence === true
  const [presence, setPresence] = useState<Presence>()
  // A block, or its end: who sees whom is asked again.
  const blocks = useSession().user?.blocksVersion ?? 0
  const asked = isOpen && isShown && userId !== undefined ? { userId, blocks } : undefined
  const key = asked && JSON.stringify(asked)
  useEffect(() => {
    if (userId === undefined || key === undefined) return undefined
    let version = 0
    const stopListening = listenToSocket((message) => {
      if (message.type !== 'presence_changed' || message.userId !== userId) return
      if (message.version <= version) return
      ;({ version } = message)
      setPresence({ isOnline: message.isOnline, lastSeenAt: message.lastSeenAt })
    })
    const unfollow = followTopic(presenceTopic(userId), () => version)
    return () => {
      unfollow()
      stopListening()
      setPresence(undefined)
    }
  }, [userId, key])
  return presence
}
