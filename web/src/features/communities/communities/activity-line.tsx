import { mostCountedPosts, type Activity } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { dateFormat } from '../../../platform/time/formats.ts'
import { between } from '../../../ui/between.ts'

const day = dateFormat({ day: 'numeric', month: 'short' })

const postsInWords = (count: number): string => {
  const shown = count > mostCountedPosts ? `${mostCountedPosts}+` : String(count)
  return `${shown} ${count === 1 ? 'post' : 'posts'} this week`
}

/** Never broken at the end of a line. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0')

/**
 * '3 posts this week · next: 22 Nov', with the name of the event where there is room; nothing if
 * nothing goes on, or it is not for the viewer.
 */
function activityWords(activity: Activity | null, short: boolean): string | undefined {
  if (!activity) return undefined
  const { postsThisWeek, nextEvent } = activity
  const parts: string[] = []
  if (postsThisWeek > 0) parts.push(postsInWords(postsThisWeek))
  if (nextEvent) {
    const when = day(nextEvent.startTime)
    parts.push(short ? whole(`next: ${when}`) : `next: ${nextEvent.title}, ${whole(when)}`)
  }
  const words = parts.join(between)
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1)
}

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
