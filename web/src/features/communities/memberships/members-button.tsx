import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { AvatarStack } from '../../../ui/people/avatar-stack.tsx'
import { HoverList } from '../../../ui/overlays/hover-list.tsx'
import { nameOf } from '../../people/people/public.ts'
import { MemberList } from './member-list.tsx'
import { pageTexts as texts } from './texts.ts'
import { useMembers } from './use-members.ts'

interface MembersButtonProps {
  community: Community
  /** The trigger that opens the list. */
  children: ReactNode
}

/** Opens the list of members from their number or their faces. */
function MembersButton({ community, children }: MembersButtonProps): ReactNode {
  return (
    <HoverList label={texts.members} trigger={children}>
      <MemberList communityId={community.id} memberCount={community.memberCount} />
    </HoverList>
  )
}

interface MemberNumberProps {
  community: Community
  /** The number of members as text. */
  count: ReactNode
}

/** The number of members, which opens their list. */
export function MemberNumber({ community, count }: MemberNumberProps): ReactNode {
  return <MembersButton community={community}>{count}</MembersButton>
}

/** The faces of the first members and the number of members, which open their list. */
export function MemberFaces({ community }: { community: Community }): ReactNode {
  const { data = [] } = useMembers(community.id)
  return (
    <MembersButton community={community}>
      <AvatarStack
        people={data.map(({ person }) => ({
          id: person.id,
          name: nameOf(person),
          src: smallAvatar(person.avatarUrl),
        }))}
        count={community.memberCount}
        label={texts.showMembers(community.memberCount)}
      />
    </MembersButton>
  )
}
