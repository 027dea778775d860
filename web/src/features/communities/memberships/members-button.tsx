import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
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
      <MemberList community={community} />
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

/** It is as wide as the faces that come, so that what stands beside them does not move. */
function WaitingFaces({ count }: { count: number }): ReactNode {
  return (
    <span className="flex items-center">
      <span
        aria-hidden="true"
        className={classNames(
          'skeleton h-6 rounded-full',
          count > 3 ? 'w-15' : count > 2 ? 'w-10.5' : 'w-6',
        )}
      />
      <span className="sr-only">{texts.showMembers(count)}</span>
    </span>
  )
}

/** The faces of the first members besides the leader, who is named beside them; they open the list. */
export function MemberFaces({ community }: { community: Community }): ReactNode {
  const { leader, memberCount } = community
  const { data = [], isPending } = useMembers(community.id)
  return (
    <MembersButton community={community}>
      {isPending ? (
        <WaitingFaces count={memberCount} />
      ) : (
        <AvatarStack
          facesOnly
          people={data
            .filter(({ person }) => person.id !== leader.id || memberCount === 1)
            .map(({ person }) => ({
              id: person.id,
              name: nameOf(person),
              src: smallAvatar(person.avatarUrl),
            }))}
          count={memberCount}
          label={texts.showMembers(memberCount)}
        />
      )}
    </MembersButton>
  )
}
