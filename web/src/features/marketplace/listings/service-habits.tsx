import type { Listing } from '@patchbay/contract/marketplace/listings'
import { Clock, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingTexts as texts } from './texts.ts'

interface ServiceHabitsProps extends Partial<Pick<Listing, 'repliesWithin' | 'turnaround'>> {
  /** Never cut, where there is room; otherwise on the line of the other facts. */
  whole?: boolean
}

/** How soon the provider usually replies, and how long the work takes, as far as it is known. */
export function ServiceHabits(props: ServiceHabitsProps): ReactNode {
  const { repliesWithin, turnaround, whole = false } = props
  if (!repliesWithin && !turnaround) return null
  return (
    <ul
      className={
        whole ? 'mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2' : 'contents text-meta'
      }
    >
      {repliesWithin && (
        <li className="flex items-center gap-1.5">
          <MessageCircle className="size-3.5 shrink-0 text-go" aria-hidden="true" />
          {texts.replies[repliesWithin]}
        </li>
      )}
      {turnaround && (
        <li className="flex min-w-0 items-center gap-1.5">
          <Clock className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="sr-only">{texts.turnaround}</span>
          <bdi className={whole ? 'break-words' : 'truncate'}>{turnaround}</bdi>
        </li>
      )}
    </ul>
  )
}
