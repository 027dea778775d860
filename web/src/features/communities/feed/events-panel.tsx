import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { EventBoxes } from './event-boxes.tsx'
import { feedTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

const importEvents = () => import('./loaded-events.tsx').then((module) => module.LoadedEvents)

/** The events of the viewer's communities. Its script and the events load in parallel. */
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
