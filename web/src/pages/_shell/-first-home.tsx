import type { ReactNode } from 'react'
import { FinishProfile } from '../../features/accounts/profiles/public.ts'
import { FittingListings } from '../../features/marketplace/listings/public.ts'
import { SuggestedPeople } from '../../features/people/people/public.ts'

/** Below the communities that are suggested to somebody whose feed is empty. */
export function FirstHome(): ReactNode {
  return (
    <>
      <FinishProfile />
      <SuggestedPeople />
      <FittingListings />
    </>
  )
}
