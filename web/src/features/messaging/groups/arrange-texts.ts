import { menuTexts } from './menu-texts.ts'
import { mostPinnedConversations } from '@patchbay/contract/messaging/conversations'

export const arrangeTexts = {
  muted: 'Muted. It is no longer counted as unread.',
  unmuted: 'No longer muted.',
  muteFailed: 'The conversation could not be muted. Try again.',
  unmuteFailed: 'The conversation is still muted. Try again.',
  pinned: 'Pinned above the others.',
  unpinned: 'No longer pinned.',
  archived: 'Archived. The next message brings it back.',
  archivedSilently: 'Archived. It stays there while it is muted.',
  unarchived: 'Back in the list.',
  markedUnread: 'Marked as unread.',
  full: `You can pin ${mostPinnedConversations} conversations. Unpin one first.`,
  failed: menuTexts.notArranged,
} as const
