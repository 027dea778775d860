import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { LinkTab } from '../../../ui/link-tab.tsx'
import { FeedEventsPanel } from './events-panel.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { feedTexts as texts } from './texts.ts'

/** The events of the viewer's communities, at a URL of their own. */
export function EventsPage(): ReactNode {
  usePageTitle(texts.events)
  return (
    <FeedFrame
      heading={texts.events}
      tight
      phoneBar={
        <p aria-hidden="true" className="text-title font-semibold">
          {texts.events}
        </p>
      }
      tabs={
        <>
          <LinkTab to="/" current={false}>
            {texts.posts}
          </LinkTab>
          <LinkTab to="/events" current>
            {texts.eventsFeed}
          </LinkTab>
          <LinkTab to="/" search={{ view: 'info' }} current={false}>
            {texts.hub}
          </LinkTab>
        </>
      }
    >
      <FeedEventsPanel />
    </FeedFrame>
  )
}
