import type { OwnProfile as Profile } from '@patchbay/contract/accounts/profiles'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeleteAccount } from '../../features/accounts/accounts/public.ts'
import { SecuritySettings } from '../../features/accounts/credentials/public.ts'
import { EditPart, OwnProfile } from '../../features/accounts/profiles/public.ts'
import { PersonEvents, usePersonEvents } from '../../features/communities/events/public.ts'
import { PersonPosts, usePersonPosts } from '../../features/communities/posts/public.ts'
import {
  OpenListing,
  PersonServices,
  usePersonListings,
} from '../../features/marketplace/listings/public.ts'
import {
  FindPeople,
  OwnCommunities,
  panelBoxes,
  PersonAbout,
  PersonColumns,
  usePerson,
} from '../../features/people/people/public.ts'
import { ContactSection } from '../../features/staff/feedback/public.ts'
import { VerificationSection } from '../../features/staff/verifications/public.ts'
import { areAnswered } from '../../platform/http/read.ts'
import { useWide } from '../../platform/page/screen-width.ts'
import { OwnMeter } from '../-own-meter.tsx'

interface ProfileSearch {
  edit?: true
  /** The service that is open over the page, by the id of its listing. */
  service?: string
}

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: ({ edit, service }: Record<string, unknown>): ProfileSearch => ({
    ...(edit !== undefined && edit !== false && { edit: true }),
    ...(typeof service === 'string' && { service }),
  }),
  component: OwnPage,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

/** What others see of the viewer, with what is missing. */
function Showcase({ profile }: { profile: Profile }): ReactNode {
  const services = usePersonListings(profile.id)
  const posts = usePersonPosts(profile.id)
  const events = usePersonEvents(profile.id)
  const person = usePerson(profile.id)
  const isWide = useWide()
  const isReady = areAnswered([services, posts, events, person])
  // It is as high as the screen, so that the account's sections below do not jump.
  if (!isReady) return <div className="min-h-(--screen)">{panelBoxes}</div>
  const meter = <OwnMeter profile={profile} services={services} person={person} />
  return (
    <div className="space-y-4">
      {!isWide && meter}
      <PersonColumns
        main={
          <>
            <PersonServices query={services} own />
            <PersonAbout
              profile={{ experienceLevel: profile.experienceLevel, goals: profile.goals }}
              action={<EditPart part="work" />}
            />
            <PersonPosts query={posts} own />
          </>
        }
        side={
          <>
            {isWide && meter}
            <PersonEvents query={events} own />
            <OwnCommunities query={person} />
          </>
        }
      />
    </div>
  )
}

function OpenService(): ReactNode {
  const { service } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OpenListing
      listingId={service}
      onProfile
      onLeave={() => navigate({ search: {}, replace: true, resetScroll: false })}
    />
  )
}

const showcase = (profile: Profile): ReactNode => (
  <>
    <Showcase profile={profile} />
    <OpenService />
  </>
)

function OwnPage(): ReactNode {
  const { edit = false } = Route.useSearch()
  const resumed = useLocation({ select: ({ state }) => state.resumed?.kind === 'delete' })
  return (
    <FindPeople>
      {(findButton) => (
        <OwnProfile
          editing={edit}
          actions={findButton}
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
      )}
    </FindPeople>
  )
}
