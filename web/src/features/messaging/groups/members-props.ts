import type { Conversation } from '@patchbay/contract/messaging/conversations'

export interface MembersProps {
  conversation: Conversation
  viewerId: string
  open: boolean
  onClose: () => void
}
