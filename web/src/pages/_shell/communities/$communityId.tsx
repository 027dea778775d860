import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommunityPage } from '../../../features/communities/public.ts'
import { EventsPanel } from '../../../features/events/public.ts'
import {
  MemberFaces,
  MembersButton,
  MembershipAction,
  RequestsButton,
} from '../../../features/memberships/public.ts'
import { DiscussionsPanel } from '../../../features/posts/public.ts'

interface Search {
  /** The form instead of the page. */
  edit?: true
  /** Only the discussions about this. */
  category?: string
}

function readSearch({ edit, category }: Record<string, unknown>): Search {
  return {
    ...(edit !== undefined && edit !== false && { edit: true }),
    ...(typeof category === 'string' && category !== '' && { category }),
  }
}

export const Route = createFileRoute('/_shell/communities/$communityId')({
  validateSearch: readSearch,
  component: OneCommunity,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function OneCommunity(): ReactNode {
  const { communityId } = Route.useParams()
  const { edit = false, category } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (chosen: string | undefined): void =>
    void navigate({ search: chosen ? { category: chosen } : {}, replace: true, resetScroll: false })
  return (
    <CommunityPage
      key={communityId}
      communityId={communityId}
      editing={edit}
      slots={{
        membership: (community) => <MembershipAction community={community} />,
        members: ({ id }, count) => <MembersButton communityId={id}>{count}</MembersButton>,
        faces: (community) => <MemberFaces community={community} />,
        requests: (community) => <RequestsButton community={community} />,
        events: (community) => <EventsPanel community={community} />,
        discussions: (community) => (
          <DiscussionsPanel community={community} category={category} onCategoryChange={choose} />
        ),
      }}
    />
  )
}
