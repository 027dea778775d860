import type { ReactNode } from 'react'
import { Art } from '../../../ui/art/art.tsx'
import { ClipMaker } from './clip-maker.tsx'
import { homePoints } from './points.ts'
import { SampleTicket } from './sample-ticket.tsx'
import { contractsClinic, openListening, roomsShowcase } from './samples.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome, type WelcomeSlots } from './welcome.tsx'

interface HomeWelcomeProps extends WelcomeSlots {
  /** A player of `welcomeClip`. */
  clip: ReactNode
  community: ReactNode
}

function Samples(): ReactNode {
  const { answer: _unanswered, ...ticket } = openListening()
  return (
    // It is as high as three events with their heading, whose room it keeps.
    <div className="min-h-83 space-y-3">
      <SampleTicket event={ticket} />
      <SampleTicket event={contractsClinic()} />
      <SampleTicket event={roomsShowcase()} />
    </div>
  )
}

export function HomeWelcome({ clip, ...slots }: HomeWelcomeProps): ReactNode {
  return (
    <Welcome
      {...slots}
      clip={
        <figure>
          {clip}
          <ClipMaker />
        </figure>
      }
      page={texts.page}
      tagline={texts.homeTagline}
      points={homePoints}
      cover={<Art id="slp" kind="ridges" duotone={0} width={800} height={420} />}
      samples={<Samples />}
    />
  )
}
