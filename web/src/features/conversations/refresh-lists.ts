import { listConversations } from '@patchbay/contract/conversations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { conversationKeys as keys } from './conversation-keys.ts'
import { takeRows, type ListPages } from './conversations.cache.ts'

/** So much is asked for twice: what was being written when the list was read. */
const overlapMilliseconds = 10_000

/** Asks what has changed in a list since it was read; one that is not there is loaded anyway. */
export async function refreshList(client: QueryClient, q: string): Promise<void> {
  const queryKey = keys.list(q)
  const asOf = client.getQueryData<ListPages>(queryKey)?.pages[0]?.asOf
  if (asOf === undefined) return client.refetchQueries({ queryKey, type: 'active' })
  const updatedSince = new Date(Date.parse(asOf) - overlapMilliseconds).toISOString()
  const answer = await call(listConversations, {
    query: { ...(q !== '' && { q }), updatedSince },
  })
  if (answer.nextCursor !== null) return client.invalidateQueries({ queryKey })
  client.setQueryData<ListPages>(queryKey, (lists) => lists && takeRows(lists, answer))
  return undefined
}

/** Every list that is on screen; the others when they are shown again. */
export async function refreshLists(client: QueryClient): Promise<void> {
  const filter = { queryKey: keys.lists, type: 'inactive', refetchType: 'none' } as const
  void client.invalidateQueries(filter)
  const active = client.getQueryCache().findAll({ queryKey: keys.lists, type: 'active' })
  await Promise.all(active.map(({ queryKey }) => refreshList(client, String(queryKey[2]))))
}
