import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import type { Services } from '../../../../platform/http/action.ts'
import type { ErasedConversations } from './erase-conversations.store.ts'

/** Must be called after the commit. */
export function announceErased(
  { announce }: Pick<Services, 'announce'>,
  { changed, people }: ErasedConversations,
): void {
  for (const id of changed) announce({ kind: 'changed', topic: conversationTopic(id) })
  for (const id of people) announce({ kind: 'changed', topic: inboxTopic(id) })
}
