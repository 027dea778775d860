import {
  listConversations,
  type ConversationFilter,
} from '@patchbay/contract/messaging/conversations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { conversationKeys as keys } from './conversation-keys.ts'
import { takeRows, type ListPages } from './conversations.cache.ts'

/** The overlap with the last read: it covers changes that were not yet committed then. */
const overlapMilliseconds = 10_000

/** Fetches the changes of a list since it was read; a list that is not loaded yet is loaded. */
export async function refreshList(
  client: QueryClient,
  q: string,
  only?: ConversationFilter,
): Promise<void> {
  const queryKey = keys.list(q, only)
  const asOf = client.getQueryData<ListPages>(queryKey)?.pages[0]?.asOf
  if (asOf === undefined) return client.refetchQueries({ queryKey, type: 'active' })
  const updatedSince = new Date(Date.parse(asOf) - overlapMilliseconds).toISOString()
  const answer = await call(listConversations, {
    query: { ...(q !== '' && { q }), ...(only && { only }), updatedSince },
  })
  if (answer.nextCursor !== null) return client.invalidateQueries({ queryKey })
  client.setQueryData<ListPages>(queryKey, (lists) => lists && takeRows(lists, answer))
  return undefined
}

/** Refreshes every list on screen; the others refresh when they are shown again. */
export async function refreshLists(client: QueryClient): Promise<void> {
  const filter = { queryKey: keys.lists, type: 'inactive', refetchType: 'none' } as const
  void client.invalidateQueries(filter)
  const active = client.getQueryCache().findAll({ queryKey: keys.lists, type: 'active' })
  await Promise.all(
    active.map(({ queryKey }) => {
      const [, , q, only] = queryKey as ReturnType<typeof keys.list>
      return refreshList(client, q, only)
    }),
  )
}
