import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { InPhoneCorner } from '../../../ui/top-bar.tsx'
import { EventsColumn } from './events-column.tsx'
import { FeedEventsPanel } from './events-panel.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import { feedTexts as texts } from './texts.ts'

/** The events of the viewer's communities, at a URL of their own. */
export function EventsPage(): ReactNode {
  usePageTitle(texts.events)
  return (
    <FeedFrame
      heading={texts.events}
      phoneBar={
        <>
          <p aria-hidden="true" className="text-title font-semibold">
            {texts.events}
          </p>
          <div className="-mr-2.5">
            <InPhoneCorner />
          </div>
        </>
      }
      column={<EventsColumn />}
      tabs={<FeedTabs current="events" />}
    >
      <FeedEventsPanel />
    </FeedFrame>
  )
}
