import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { SuggestedEvents } from '../features/communities/events/public.ts'
import { useSession } from '../features/accounts/sessions/public.ts'
import {
  GoalsFirst,
  NearListings,
  usePersonListings,
} from '../features/marketplace/listings/public.ts'
import { SuggestedPeople, usePerson } from '../features/people/people/public.ts'
import { useWide } from '../platform/page/screen-width.ts'
import { OwnMeter } from './-own-meter.tsx'

function Meter({ profile }: { profile: OwnProfile }): ReactNode {
  const services = usePersonListings(profile.id)
  const person = usePerson(profile.id)
  return <OwnMeter profile={profile} services={services} person={person} />
}

export { GoalsFirst }

/** Below the communities that are suggested to somebody whose feed is empty. */
export function FirstHome(): ReactNode {
  const { user } = useSession()
  return (
    <>
      <SuggestedEvents />
      <NearListings />
      {!useWide() && <SuggestedPeople />}
      {user && <Meter profile={user} />}
    </>
  )
}

/** Stands beside the first home, where there is a column. */
export const FirstColumn = (): ReactNode => <SuggestedPeople reserved />
