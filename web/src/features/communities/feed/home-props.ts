import type { ReactNode } from 'react'

export interface FeedProps {
  /** The post in the URL, whose discussion is open over the feed. */
  openPost: string | undefined
  onClosePost: () => void
}

/** The parts of the Information Hub on this page. */
interface HubSlots {
  readonly panel: ReactNode
  /** The latest articles, for the column beside the feed. */
  readonly latest?: ReactNode
}

export interface HomeProps {
  /** The content of the panel has a heading and a title of its own. */
  named?: boolean
  shown: 'posts' | 'events' | 'hub'
  posts?: FeedProps
  hub: HubSlots
}
