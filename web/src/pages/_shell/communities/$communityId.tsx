import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import {
  CommunityPage,
  type CommunitySlots,
} from '../../../features/communities/communities/public.ts'
import { EventsOfCommunity, EventsPanel } from '../../../features/communities/events/public.ts'
import { InviteButton } from '../../../features/communities/invitations/public.ts'
import {
  MemberFaces,
  MemberNumber,
  MembershipAction,
  RequestsButton,
} from '../../../features/communities/memberships/public.ts'
import { DiscussionsPanel } from '../../../features/communities/posts/public.ts'

interface Search {
  edit?: true
  /** Filters the discussions. */
  category?: string
  /** The discussion that is open over the page; the URL shown is the post's own. */
  post?: string
  /** Whether the requests to join are open over the page. */
  requests?: true
}

export const Route = createFileRoute('/_shell/communities/$communityId')({
  validateSearch: ({ edit, category, post, requests }: Record<string, unknown>): Search => ({
    ...(edit !== undefined && edit !== false && { edit: true }),
    ...(typeof category === 'string' && category !== '' && { category }),
    ...(typeof post === 'string' && post !== '' && { post }),
    ...(requests === true && { requests }),
  }),
  component: OneCommunity,
  staticData: { visitors: 'version', hidesBar: (search) => 'edit' in search },
})

function Discussions({ community }: { community: Community }): ReactNode {
  const { category, post } = Route.useSearch()
  const router = useRouter()
  const navigate = Route.useNavigate()
  const show = (next: string | undefined): void =>
    void navigate({
      search: next === undefined ? {} : { category: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <DiscussionsPanel
      community={community}
      category={category}
      onCategoryChange={show}
      openPost={post}
      onClosePost={() =>
        router.latestLocation.state.fromView ? router.history.back() : show(category)
      }
    />
  )
}

function Requests({ community }: { community: Community }): ReactNode {
  const { requests = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (isOpen: boolean): void =>
    void navigate({
      search: ({ requests: _before, ...others }) =>
        isOpen ? { ...others, requests: true } : others,
      replace: true,
      resetScroll: false,
    })
  return (
    <RequestsButton
      community={community}
      open={requests}
      onOpen={() => show(true)}
      onClose={() => show(false)}
    />
  )
}

const slots: CommunitySlots = {
  Membership: MembershipAction,
  Members: MemberNumber,
  Faces: MemberFaces,
  Requests,
  Invite: InviteButton,
  Events: EventsPanel,
  OpenEvents: EventsOfCommunity,
  Discussions,
}

function OneCommunity(): ReactNode {
  const { communityId } = Route.useParams()
  const { edit = false } = Route.useSearch()
  return <CommunityPage key={communityId} communityId={communityId} editing={edit} slots={slots} />
}
