import type { Community } from '@patchbay/contract/communities/communities'
import type { ComponentType, ReactNode } from 'react'

interface SlotProps {
  community: Community
}
interface CountProps extends SlotProps {
  /** The number of members, as text. */
  count: ReactNode
}

/** Parts of other features on the page of a community. */
export interface CommunitySlots {
  /** The buttons to join, to request to join, and to leave. */
  readonly Membership: ComponentType<SlotProps>
  /** The number of members with a link to their list; only for viewers who may see it. */
  readonly Members: ComponentType<CountProps>
  /** The faces of the first members; likewise. */
  readonly Faces: ComponentType<SlotProps>
  /** Pending membership requests; only for viewers who decide them. */
  readonly Requests: ComponentType<SlotProps>
  /** Links by which people join; only for viewers who may make them. */
  readonly Invite: ComponentType<SlotProps>
  /** Only for viewers who may see inside. */
  readonly Events: ComponentType<SlotProps>
  /** What everybody may see of the events, for visitors, above the rest, which does not move. */
  readonly OpenEvents: ComponentType<SlotProps & { children: ReactNode }>
  readonly Discussions: ComponentType<SlotProps>
}
