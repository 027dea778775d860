import type { ConversationFilter } from '@patchbay/contract/messaging/conversations'

/** All query keys of conversations. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  list: (q: string, only?: ConversationFilter) => ['conversations', 'list', q, only] as const,
  /** Search results in messages; the id is `''` for a search in all conversations. */
  allFound: ['conversations', 'found'] as const,
  found: (q: string, conversationId: string) =>
    ['conversations', 'found', conversationId, q] as const,
  /** The files of a conversation; `version` rises when one is added or removed. */
  files: (id: string, version: number) => ['conversations', 'files', id, version] as const,
  /** The groups that the viewer is asked to come back to. */
  askedBack: ['conversations', 'asked-back'] as const,
  /** What people new to the viewer have begun. */
  requests: ['conversations', 'requests'] as const,
  heads: ['conversations', 'one'] as const,
  one: (id: string) => ['conversations', 'one', id] as const,
}
