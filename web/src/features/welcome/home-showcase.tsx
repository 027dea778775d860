import type { ReactNode } from 'react'
import { AudioClip } from '../../ui/audio-clip.tsx'
import { peaksFrom } from '../../ui/peaks.ts'
import { SampleCommunity } from './sample-community.tsx'
import { SampleTicket } from './sample-ticket.tsx'
import { openListening, winterShowcase } from './samples.ts'

const clip = { title: 'Slow Signal – topline v3.wav', duration: '02:47', peaks: peaksFrom('slow') }
const { answer: _unanswered, ...ticket } = openListening

export function HomeShowcase(): ReactNode {
  return (
    <>
      <SampleCommunity />
      <AudioClip {...clip} played={0.34} />
      <SampleTicket event={ticket} />
      <SampleTicket event={winterShowcase} />
    </>
  )
}
