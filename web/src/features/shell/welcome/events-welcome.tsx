import type { ReactNode } from 'react'
import { Art } from '../../../ui/art/art.tsx'
import { eventPoints } from './points.ts'
import { SampleTicket } from './sample-ticket.tsx'
import { contractsClinic, openListening, roomsShowcase } from './samples.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome, type WelcomeSlots } from './welcome.tsx'

function Samples(): ReactNode {
  return (
    <div className="space-y-3">
      <div className="h-40 overflow-hidden rounded-card border border-line">
        <Art id="small-rooms" kind="dots" duotone={2} width={800} height={320} />
      </div>
      {[openListening(), contractsClinic(), roomsShowcase()].map((event) => (
        <SampleTicket key={event.title} event={event} />
      ))}
    </div>
  )
}

export function EventsWelcome(slots: WelcomeSlots): ReactNode {
  return (
    <Welcome
      {...slots}
      page={texts.eventsPage}
      tagline={texts.eventsTagline}
      points={eventPoints}
      cover={<Art id="small-rooms" kind="dots" duotone={2} width={800} height={420} />}
      samples={<Samples />}
    />
  )
}
