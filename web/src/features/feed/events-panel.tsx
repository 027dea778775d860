import type { ReactNode } from 'react'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { EventBoxes } from './event-boxes.tsx'
import { feedTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

const importEvents = () => import('./loaded-events.tsx').then((module) => module.LoadedEvents)

/** What goes on in one's communities. Its script and the events come at the same time. */
export function FeedEventsPanel(): ReactNode {
  useFeedEvents()
  return (
    <LazyPart importPart={importEvents}>
      <Loading text={texts.loadingEvents}>
        <EventBoxes />
      </Loading>
    </LazyPart>
  )
}
