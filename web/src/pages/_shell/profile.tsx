import type { OwnProfile as Profile } from '@patchbay/contract/accounts/profiles'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeleteAccount } from '../../features/accounts/accounts/public.ts'
import { SecuritySettings } from '../../features/accounts/credentials/public.ts'
import { OwnProfile } from '../../features/accounts/profiles/public.ts'
import { PersonEvents, usePersonEvents } from '../../features/communities/events/public.ts'
import { PersonPosts, usePersonPosts } from '../../features/communities/posts/public.ts'
import { PersonServices, usePersonListings } from '../../features/marketplace/listings/public.ts'
import {
  FindPeople,
  panelBoxes,
  PersonAbout,
  PersonColumns,
  PersonCommunities,
  usePerson,
} from '../../features/people/people/public.ts'
import { ContactSection } from '../../features/staff/feedback/public.ts'
import { VerificationSection } from '../../features/staff/verifications/public.ts'
import { OwnMeter } from '../-own-meter.tsx'

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: (search: Record<string, unknown>): { edit?: true } =>
    'edit' in search && search.edit !== false ? { edit: true } : {},
  component: OwnPage,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

/** What others see of the viewer, with what is missing. */
function Showcase({ profile }: { profile: Profile }): ReactNode {
  const services = usePersonListings(profile.id)
  const posts = usePersonPosts(profile.id)
  const events = usePersonEvents(profile.id)
  const person = usePerson(profile.id)
  const isReady = [services, posts, events, person].every(({ isFetched }) => isFetched)
  if (!isReady) return panelBoxes
  return (
    <div className="space-y-4">
      <OwnMeter profile={profile} services={services} person={person} />
      <PersonColumns
        main={
          <>
            <PersonServices query={services} own />
            <PersonAbout
              profile={{ experienceLevel: profile.experienceLevel, goals: profile.goals }}
            />
            <PersonPosts query={posts} own />
          </>
        }
        side={
          <>
            <PersonEvents query={events} own />
            {person.data && <PersonCommunities profile={person.data} />}
          </>
        }
      />
    </div>
  )
}

const showcase = (profile: Profile): ReactNode => <Showcase profile={profile} />

function OwnPage(): ReactNode {
  const resumed = useLocation({ select: ({ state }) => state.resumed?.kind === 'delete' })
  return (
    <OwnProfile
      editing={Route.useSearch().edit ?? false}
      actions={<FindPeople />}
      showcase={showcase}
      sections={{
        verification: <VerificationSection />,
        further: (
          <>
            <SecuritySettings />
            <ContactSection />
            <DeleteAccount resumed={resumed} />
          </>
        ),
      }}
    />
  )
}
