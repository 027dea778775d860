import type { ReactNode } from 'react'
import { SuggestedEvents } from '../features/communities/events/public.ts'
import { JoinSuggested } from '../features/communities/memberships/public.ts'
import { SuggestedPeople } from '../features/people/people/public.ts'

/** On a page that has nothing to show yet: where something would come from. */
export function ForYou(): ReactNode {
  return (
    <div className="space-y-4 px-4 pb-4 md:px-5">
      <JoinSuggested />
      <SuggestedEvents />
      <SuggestedPeople />
    </div>
  )
}
