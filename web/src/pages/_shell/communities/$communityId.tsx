import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommunityPage } from '../../../features/communities/public.ts'
import {
  MemberFaces,
  MembersButton,
  MembershipAction,
  RequestsButton,
} from '../../../features/memberships/public.ts'

export const Route = createFileRoute('/_shell/communities/$communityId')({
  validateSearch: (search: Record<string, unknown>): { edit?: true } =>
    'edit' in search && search.edit !== false ? { edit: true } : {},
  component: OneCommunity,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function OneCommunity(): ReactNode {
  const { communityId } = Route.useParams()
  return (
    <CommunityPage
      key={communityId}
      communityId={communityId}
      editing={Route.useSearch().edit ?? false}
      slots={{
        membership: (community) => <MembershipAction community={community} />,
        members: ({ id }, count) => <MembersButton communityId={id}>{count}</MembersButton>,
        faces: (community) => <MemberFaces community={community} />,
        requests: (community) => <RequestsButton community={community} />,
        events: () => null,
        discussions: () => null,
      }}
    />
  )
}
