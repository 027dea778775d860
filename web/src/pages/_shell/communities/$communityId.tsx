import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommunityPage } from '../../../features/communities/public.ts'
import { EventsPanel } from '../../../features/events/public.ts'
import {
  MemberFaces,
  MemberNumber,
  MembershipAction,
  RequestsButton,
} from '../../../features/memberships/public.ts'
import { DiscussionsPanel } from '../../../features/posts/public.ts'

interface Search {
  edit?: true
  /** Of the discussions. */
  category?: string
}

export const Route = createFileRoute('/_shell/communities/$communityId')({
  validateSearch: ({ edit, category }: Record<string, unknown>): Search => ({
    ...(edit !== undefined && edit !== false && { edit: true }),
    ...(typeof category === 'string' && category !== '' && { category }),
  }),
  component: OneCommunity,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function OneCommunity(): ReactNode {
  const { communityId } = Route.useParams()
  const { edit = false, category } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CommunityPage
      key={communityId}
      communityId={communityId}
      editing={edit}
      slots={{
        membership: (community) => <MembershipAction community={community} />,
        members: (community, count) => <MemberNumber community={community} count={count} />,
        faces: (community, count) => <MemberFaces community={community} count={count} />,
        requests: (community) => <RequestsButton community={community} />,
        events: (community) => <EventsPanel community={community} />,
        discussions: (community) => (
          <DiscussionsPanel
            community={community}
            category={category}
            onCategoryChange={(next) =>
              void navigate({
                search: next === undefined ? {} : { category: next },
                replace: true,
                resetScroll: false,
              })
            }
          />
        ),
      }}
    />
  )
}
