import type { ReactNode } from 'react'
import { SuggestedPeople } from '../../../people/people/public.ts'

/** For somebody who has written to nobody yet. */
export function PeopleToWrite(): ReactNode {
  return (
    <div className="px-3 pb-3">
      <SuggestedPeople />
    </div>
  )
}
