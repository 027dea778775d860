import type { ReactNode } from 'react'
import { whenInWords } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { presenceTexts as texts } from './texts.ts'
import { usePresence } from './use-presence.ts'

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
