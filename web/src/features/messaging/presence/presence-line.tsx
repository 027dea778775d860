import { presenceTopic } from '@patchbay/contract/realtime'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { followTopic } from '../../../platform/realtime/followed.ts'
import { isSocketOpen, listenToSocket, watchSocket } from '../../../platform/realtime/socket.ts'
import { whenInWords } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { useMessagingSettings } from '../messaging-settings/public.ts'
import { presenceTexts as texts } from './texts.ts'

interface Presence {
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

/** Below the name of the other person: whether they are online, or when they were last seen. */
export function PresenceLine({ userId }: { userId: string }): ReactNode {
  const presence = usePresence(userId)
  const now = useNow()
  if (presence?.isOnline)
    return (
      <p className="-mt-0.5 flex items-center gap-1.5 text-meta text-ink-2">
        <span aria-hidden="true" className="block size-2 rounded-full bg-go" />
        {texts.online}
      </p>
    )
  const lastSeenAt = presence?.lastSeenAt ?? undefined
  if (lastSeenAt === undefined) return null
  const words = texts.lastSeen(whenInWords(lastSeenAt, new Date(now)))
  return <p className="-mt-0.5 truncate text-meta text-ink-3">{words}</p>
}
