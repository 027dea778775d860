import type { ReactNode } from 'react'
import { Art } from '../../ui/art/art.tsx'
import { AudioClip } from '../../ui/audio-clip.tsx'
import { peaksFrom } from '../../ui/peaks.ts'
import { homePoints } from './points.ts'
import { SampleCommunity } from './sample-community.tsx'
import { SampleTicket } from './sample-ticket.tsx'
import { openListening, winterShowcase } from './samples.ts'
import { welcomeTexts as texts } from './texts.ts'
import { Welcome } from './welcome.tsx'

const clip = { title: 'Slow Signal – topline v3.wav', duration: '02:47', peaks: peaksFrom('slow') }
const { answer: _unanswered, ...ticket } = openListening

export function HomeWelcome(): ReactNode {
  return (
    <Welcome
      page={texts.page}
      tagline={texts.homeTagline}
      points={homePoints}
      cover={<Art id="slp" kind="ridges" duotone={0} width={800} height={420} />}
      showcase={
        <>
          <SampleCommunity />
          <AudioClip {...clip} played={0.34} />
          <SampleTicket event={ticket} />
          <SampleTicket event={winterShowcase} />
        </>
      }
    />
  )
}
