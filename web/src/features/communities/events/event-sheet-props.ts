import type { CommunityEvent } from '@patchbay/contract/communities/events'

export interface EventSheetProps {
  open: boolean
  onClose: () => void
  communityId: string
  /** The event to edit; without it, a new event is created. */
  event?: CommunityEvent
}
