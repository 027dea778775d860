import type { MouseEvent, ReactNode } from 'react'
import { LinkTab } from '../../../ui/link-tab.tsx'
import { feedTexts as texts } from './texts.ts'
import { useShowNewest } from './use-show-newest.ts'

interface FeedTabsProps {
  current: 'posts' | 'events' | 'hub'
  /** The posts themselves are shown, and not their events. */
  atPosts?: boolean
}

/** The same three tabs on Home, on the events and in the Information Hub. */
export function FeedTabs({ current, atPosts = false }: FeedTabsProps): ReactNode {
  const { showNewest } = useShowNewest()
  // Pressing the current tab scrolls to the top; at the top it shows the newest posts.
  const pressPosts = (event: MouseEvent): void => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!atPosts || isElsewhere) return
    event.preventDefault()
    if (window.scrollY > 0) window.scrollTo({ top: 0 })
    else showNewest()
  }
  return (
    <>
      <LinkTab to="/" current={current === 'posts'} onClick={pressPosts}>
        {texts.posts}
      </LinkTab>
      <LinkTab to="/events" current={current === 'events'}>
        {texts.eventsFeed}
      </LinkTab>
      <LinkTab to="/" search={{ view: 'info' }} current={current === 'hub'}>
        {texts.hub}
      </LinkTab>
    </>
  )
}
