import type { Community } from '@patchbay/contract/communities'
import type { ComponentType, ReactNode } from 'react'

interface SlotProps {
  community: Community
}
interface CountProps extends SlotProps {
  /** How many members there are, as text. */
  count: ReactNode
}

/** What other features bring to the page of a community. */
export interface CommunitySlots {
  /** Join, ask, leave. */
  readonly Membership: ComponentType<SlotProps>
  /** The member count as a way to the list of them; only for those who may see it. */
  readonly Members: ComponentType<CountProps>
  /** The first faces of them; likewise. */
  readonly Faces: ComponentType<CountProps>
  /** Who waits to be let in; only for those who decide. */
  readonly Requests: ComponentType<SlotProps>
  /** Only for those who may look inside. */
  readonly Events: ComponentType<SlotProps>
  readonly Discussions: ComponentType<SlotProps>
}
