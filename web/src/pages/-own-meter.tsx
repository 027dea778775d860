import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { ProfileMeter } from '../features/accounts/profiles/public.ts'
import type { usePersonListings } from '../features/marketplace/listings/public.ts'
import type { usePerson } from '../features/people/people/public.ts'

interface OwnMeterProps {
  profile: OwnProfile
  services: Pick<ReturnType<typeof usePersonListings>, 'data'>
  person: Pick<ReturnType<typeof usePerson>, 'data'>
}

/** The meter of the viewer's own profile, once it is known what they offer and where they are in. */
export function OwnMeter({ profile, services, person }: OwnMeterProps): ReactNode {
  const listings = services.data?.listings
  if (!listings || !person.data) return null
  const samples = listings.flatMap(({ sounds, links }) => [...sounds, ...links]).length
  const communities = person.data.communityCount
  return (
    <ProfileMeter profile={profile} work={{ services: listings.length, samples, communities }} />
  )
}
