import type { ReactNode } from 'react'

export interface FeedProps {
  /** The post whose discussion is open over the feed, as the address has it. */
  openPost: string | undefined
  onClosePost: () => void
}

/** What the Information Hub brings to this page. */
interface HubSlots {
  readonly panel: ReactNode
  /** The latest of it, for the column at the side. */
  readonly latest?: ReactNode
}

export interface HomeProps {
  /** What stands in the panel has a heading and a title of its own. */
  named?: boolean
  shown: 'posts' | 'events' | 'hub'
  posts?: FeedProps
  hub: HubSlots
}
