import type { PublicProfile } from '@patchbay/contract/people'
import type { ReactNode } from 'react'
import { PersonAbout } from './person-about.tsx'
import { PersonCommunities } from './person-communities.tsx'

/** The content below the head of a profile. */
export function PersonPanels({ profile }: { profile: PublicProfile }): ReactNode {
  return (
    <>
      <PersonAbout profile={profile} />
      <PersonCommunities profile={profile} />
    </>
  )
}
