import type { ReactNode } from 'react'

export interface FeedProps {
  /** The post whose discussion is open over the feed, as the address has it. */
  openPost: string | undefined
  onClosePost: () => void
}

/** What the Information Hub brings to this page. */
interface HubSlots {
  readonly panel: ReactNode
  /** At the right end of the strip, over the panel. */
  readonly filter?: ReactNode
  /** The latest of it, for the column at the side. */
  readonly latest?: ReactNode
}

export interface HomeProps extends FeedProps {
  shown: 'posts' | 'events' | 'hub'
  hub: HubSlots
}
