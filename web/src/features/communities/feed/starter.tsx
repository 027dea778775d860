import type { ReactNode } from 'react'
import { SuggestedEvents } from '../events/public.ts'
import { JoinSuggested } from '../memberships/public.ts'

/** What fits the viewer's profile, for anybody who is in no community yet, or in one. */
export function Starter({ beside }: { beside: ReactNode }): ReactNode {
  return (
    <div className="space-y-4 p-4 empty:hidden md:p-5">
      <JoinSuggested />
      {beside}
    </div>
  )
}

/** Below an empty list of events. */
export function EventsStarter(): ReactNode {
  return (
    <div className="space-y-4">
      <SuggestedEvents />
      <JoinSuggested />
    </div>
  )
}
