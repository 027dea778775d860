import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { EventsFrame, ticketBoxes } from './events-frame.tsx'
import { eventsPanelTexts as texts } from './panel-texts.ts'

const importPanel = () =>
  import('./loaded-events-panel.tsx').then((module) => module.LoadedEventsPanel)

/** The events of a community, for viewers who may see inside. Its script is loaded lazily. */
export function EventsPanel({ community }: { community: Community }): ReactNode {
  return (
    <LazyPart importPart={importPanel} part={{ community }}>
      <EventsFrame>
        <Loading text={texts.loading}>{ticketBoxes}</Loading>
      </EventsFrame>
    </LazyPart>
  )
}
