import { createFileRoute } from '@tanstack/react-router'
import type { Community } from '@patchbay/contract/communities'
import type { ReactNode } from 'react'
import { CommunityPage, type CommunitySlots } from '../../../features/communities/public.ts'
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

function Discussions({ community }: { community: Community }): ReactNode {
  const { category } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
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
  )
}

const slots: CommunitySlots = {
  Membership: MembershipAction,
  Members: MemberNumber,
  Faces: MemberFaces,
  Requests: RequestsButton,
  Events: EventsPanel,
  Discussions,
}

function OneCommunity(): ReactNode {
  const { communityId } = Route.useParams()
  const { edit = false } = Route.useSearch()
  return <CommunityPage key={communityId} communityId={communityId} editing={edit} slots={slots} />
}
