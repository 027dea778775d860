import type { PublicProfile } from '@patchbay/contract/people/people'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PersonEvents, usePersonEvents } from '../../../features/communities/events/public.ts'
import { PersonPosts, usePersonPosts } from '../../../features/communities/posts/public.ts'
import {
  ListingStrip,
  OpenListing,
  PersonServices,
  usePersonListings,
} from '../../../features/marketplace/listings/public.ts'
import { MessageButton } from '../../../features/messaging/conversations/public.ts'
import { PersonMenu, UnblockButton } from '../../../features/people/blocks/public.ts'
import {
  PersonAbout,
  PersonCommunities,
  PersonMissing,
  PersonPage,
} from '../../../features/people/people/public.ts'
import { areAnswered } from '../../../platform/http/read.ts'

/** Both are ids of listings. */
interface PersonSearch {
  /** The listing from which the viewer came. */
  listing?: string
  /** The service that is open over the page. */
  service?: string
}

export const Route = createFileRoute('/_shell/users/$userId')({
  validateSearch: ({ listing, service }: Record<string, unknown>): PersonSearch => ({
    ...(typeof listing === 'string' && { listing }),
    ...(typeof service === 'string' && { service }),
  }),
  component: SomePerson,
  staticData: { visitors: 'redirect' },
})

interface Work {
  readonly services: ReturnType<typeof usePersonListings>
  readonly posts: ReturnType<typeof usePersonPosts>
  readonly events: ReturnType<typeof usePersonEvents>
  readonly origin: ReactNode
}

const partsWith =
  ({ services, posts, events, origin }: Work) =>
  (profile: PublicProfile) => ({
    origin,
    actions: (
      <>
        <MessageButton profile={profile} />
        <UnblockButton profile={profile} />
        <PersonMenu profile={profile} />
      </>
    ),
    main: (
      <>
        <PersonServices query={services} own={profile.own} />
        <PersonAbout profile={profile} />
        <PersonPosts query={posts} own={profile.own} />
      </>
    ),
    side: (
      <>
        <PersonEvents query={events} own={profile.own} />
        <PersonCommunities profile={profile} />
      </>
    ),
  })

function SomePerson(): ReactNode {
  const { userId } = Route.useParams()
  return userId.trim() === '' ? <PersonMissing withoutId /> : <KnownPerson userId={userId} />
}

function KnownPerson({ userId }: { userId: string }): ReactNode {
  const { listing, service } = Route.useSearch()
  const navigate = Route.useNavigate()
  const services = usePersonListings(userId)
  const posts = usePersonPosts(userId)
  const events = usePersonEvents(userId)
  const origin = listing !== undefined && <ListingStrip userId={userId} listingId={listing} />
  return (
    <>
      <PersonPage
        key={userId}
        userId={userId}
        isReady={areAnswered([services, posts, events])}
        parts={partsWith({ services, posts, events, origin })}
      />
      <OpenListing
        listingId={service}
        onProfile
        onLeave={() =>
          navigate({
            search: listing === undefined ? {} : { listing },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  )
}
