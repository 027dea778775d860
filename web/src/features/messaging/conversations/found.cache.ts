import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import type { FoundMessage, searchMessages } from '@patchbay/contract/messaging/message-search'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { conversationKeys as keys } from './conversation-keys.ts'

type FoundPages = InfiniteData<ReceivedOutput<typeof searchMessages>, string | undefined>
type Which = (message: FoundMessage) => boolean

const has = (pages: FoundPages | undefined, which: Which): boolean =>
  pages?.pages.some(({ found }) => found.some(which)) ?? false

function takeOut(client: QueryClient, which: Which): void {
  client.setQueriesData<FoundPages>({ queryKey: keys.allFound }, (known) => {
    if (!known || !has(known, which)) return known
    const without = (found: readonly FoundMessage[]) => found.filter((one) => !which(one))
    return {
      ...known,
      pages: known.pages.map((page) => ({ ...page, found: without(page.found) })),
    }
  })
}

/**
 * Deleted messages are removed from search results. Results with an edited message are fetched
 * again, because only the server knows whether it still matches.
 */
export function takeDeltaIntoFound(client: QueryClient, { messages }: ConversationDelta): void {
  const deleted = new Set(messages.flatMap(({ id, deletedAt }) => (deletedAt ? id : [])))
  if (deleted.size > 0) takeOut(client, ({ id }) => deleted.has(id))
  const edited = new Set(messages.flatMap(({ id, isEdited }) => (isEdited ? id : [])))
  if (edited.size === 0) return
  void client.invalidateQueries({
    queryKey: keys.allFound,
    predicate: ({ state }) => has(state.data as FoundPages | undefined, ({ id }) => edited.has(id)),
  })
}

/** A viewer who has left a conversation must not find its messages. */
export const dropFound = (client: QueryClient, conversationId: string): void =>
  takeOut(client, (one) => one.conversationId === conversationId)
