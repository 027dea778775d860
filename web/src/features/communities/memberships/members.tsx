import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { useLazyPart } from '../../../ui/states/use-lazy-part.ts'

interface MembersProps {
  community: Community
  /** The number of members as text, shown until the button is loaded. */
  count: ReactNode
}

const importButtons = () => import('./members-button.tsx')

/** The number of members, which opens their list. */
export function MemberNumber({ community, count }: MembersProps): ReactNode {
  const loaded = useLazyPart(importButtons)
  if (!loaded) return count
  return <loaded.MembersButton communityId={community.id}>{count}</loaded.MembersButton>
}

/** The faces of the first members, which open their list. */
export function MemberFaces({ community, count }: MembersProps): ReactNode {
  const loaded = useLazyPart(importButtons)
  return loaded ? <loaded.FacesButton community={community} /> : count
}
