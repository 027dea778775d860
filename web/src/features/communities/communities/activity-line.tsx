import type { Activity } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { activityWords } from './activity-words.ts'

interface ActivityLineProps {
  activity: Activity | null
  /** Without the name of the next event. */
  short?: boolean
}

/** Signs of life; nothing if there are none, or the viewer may not see inside. */
export function ActivityLine({ activity, short = false }: ActivityLineProps): ReactNode {
  const words = activityWords(activity, short)
  if (words === undefined) return null
  return (
    <p className="flex min-w-0 items-baseline gap-2 text-meta text-ink-2">
      <span
        aria-hidden="true"
        className="size-1.5 shrink-0 -translate-y-px rounded-full bg-signal"
      />
      <span className="min-w-0 break-words">{words}</span>
    </p>
  )
}
