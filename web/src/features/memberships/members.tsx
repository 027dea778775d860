import type { Community } from '@patchbay/contract/communities'
import type { ReactNode } from 'react'
import { useLazyPart } from '../../ui/use-lazy-part.ts'

interface MembersProps {
  community: Community
  /** How many there are, as text: it stands alone until the way to the list is here. */
  count: ReactNode
}

const importButtons = () => import('./members-button.tsx')

/** The number of members, behind which they are listed. */
export function MemberNumber({ community, count }: MembersProps): ReactNode {
  const loaded = useLazyPart(importButtons)
  if (!loaded) return count
  return <loaded.MembersButton communityId={community.id}>{count}</loaded.MembersButton>
}

/** The first faces of them, likewise. */
export function MemberFaces({ community, count }: MembersProps): ReactNode {
  const loaded = useLazyPart(importButtons)
  return loaded ? <loaded.FacesButton community={community} /> : count
}
