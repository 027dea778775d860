import { smallAvatar } from '@patchbay/contract/avatars'
import type { Community } from '@patchbay/contract/communities'
import type { ReactNode } from 'react'
import { AvatarStack } from '../../ui/avatar-stack.tsx'
import { HoverList } from '../../ui/hover-list.tsx'
import { communityTexts } from '../communities/public.ts'
import { nameOf } from '../people/public.ts'
import { MemberList } from './member-list.tsx'
import { memberTexts as texts } from './texts.ts'
import { useMembers } from './use-members.ts'

interface MembersButtonProps {
  communityId: string
  /** What leads to the list. */
  children: ReactNode
}

/** The list of members behind their number, or behind their faces. */
export function MembersButton({ communityId, children }: MembersButtonProps): ReactNode {
  return (
    <HoverList label={texts.title} trigger={children}>
      <MemberList communityId={communityId} />
    </HoverList>
  )
}

/** The first of them, and how many there are. */
export function MemberFaces({ community }: { community: Community }): ReactNode {
  const { data = [] } = useMembers(community.id)
  const count = communityTexts.inNumbers(community.memberCount)
  return (
    <MembersButton communityId={community.id}>
      <AvatarStack
        people={data.map(({ person }) => ({
          id: person.id,
          name: nameOf(person),
          src: smallAvatar(person.avatarUrl),
        }))}
        count={community.memberCount}
        label={texts.faces(count)}
      />
    </MembersButton>
  )
}
