import type { Community } from '@patchbay/contract/communities'
import type { ReactNode } from 'react'

type Slot = (community: Community) => ReactNode

/** What other features bring to the page of a community. */
export interface CommunitySlots {
  /** Join, ask, leave. */
  readonly membership: Slot
  /** The member count as a way to the list of them; only for those who may see it. */
  readonly members: (community: Community, count: ReactNode) => ReactNode
  /** The first faces of them; likewise. */
  readonly faces: Slot
  /** Who waits to be let in; only for those who decide. */
  readonly requests: Slot
  /** Only for those who may look inside. */
  readonly events: Slot
  readonly discussions: Slot
}
