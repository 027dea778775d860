export { conversationKeys } from './conversation-keys.ts'
export {
  forgetConversation,
  takeArrangement,
  takeConversation,
  takeMuted,
  type ListPage,
  type ListPages,
} from './conversations.cache.ts'
export { draftKeyOf } from './draft-words.ts'
export { followConversations } from './follow-conversations.ts'
export { MessageButton } from './start/message-button.tsx'
export { isMuted, othersIn, titleOf } from './title-of.ts'
export { storedNames } from './offline-rules.ts'
export { inOrder } from './list/in-order.ts'
export { newerOf, withDelta } from './with-delta.ts'
export { createUnread } from './unread.ts'
export { useListKeys } from './list/use-list-keys.ts'
export { useConversation } from './use-conversation.ts'
export { useConversations } from './use-conversations.ts'
export { useUnreadCount } from './use-unread-count.ts'
export { ConversationFace } from './conversation-face.tsx'
export { ConversationList } from './list/conversation-list.tsx'
export {
  DeferredFiles,
  useFilesDeferred,
  DeferFiles,
  RequestBar,
} from './requests/request-parts.tsx'
export { ListSkeleton } from './list/list-skeleton.tsx'
export { listTexts } from './list/list-texts.ts'
export { ParticipantsField } from './start/participants-field.tsx'
export { StartDialogs } from './start/start-dialogs.tsx'
export type { FoundProps } from './list/conversation-list.tsx'
export type { UnsentPreview, UnsentPreviews } from './list/unsent.ts'
export type { StartKind } from './start/start-kind.ts'
export { StartDialog } from './start/start-dialog.tsx'
export { forgetSent, useStartForm } from './start/start-form.ts'
export { nobodySignedIn, wordsForStart } from './start/words-for-start.ts'
export { conversationTexts } from './texts.ts'
