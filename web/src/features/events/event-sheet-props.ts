import type { CommunityEvent } from '@patchbay/contract/events'

export interface EventSheetProps {
  open: boolean
  onClose: () => void
  communityId: string
  /** The one to change; a new one without. */
  event?: CommunityEvent
}
