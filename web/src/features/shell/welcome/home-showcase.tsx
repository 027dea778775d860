import type { ReactNode } from 'react'
import { Art } from '../../../ui/art/art.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { SampleTicket } from './sample-ticket.tsx'
import { openListening, roomsShowcase } from './samples.ts'

function SampleCommunity(): ReactNode {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-40">
        <Art id="slp" kind="ridges" duotone={0} width={800} height={360} />
      </div>
      <div className="flex items-center gap-3 p-4">
        <CommunityMark id="slp" kind="ridges" duotone={0} />
        <div>
          <div className="font-semibold">Harbour Street Sessions</div>
          <div className="text-meta text-ink-2">Neo Soul · Jazz · Broken Beat</div>
        </div>
      </div>
    </div>
  )
}

export function HomeShowcase(): ReactNode {
  const { answer: _unanswered, ...ticket } = openListening()
  return (
    <>
      <SampleCommunity />
      <SampleTicket event={ticket} />
      <SampleTicket event={roomsShowcase()} />
    </>
  )
}
