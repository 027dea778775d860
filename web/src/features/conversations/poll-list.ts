import type { QueryClient } from '@tanstack/react-query'
import { pollWhileDown } from '../../platform/poll-while-down.ts'
import { refreshList } from './refresh-lists.ts'

interface Poll {
  holders: number
  readonly stop: () => void
}

const polls = new WeakMap<QueryClient, Map<string, Poll>>()

/** While the socket is down a list is polled once, however many components show it. */
export function pollList(client: QueryClient, q: string): () => void {
  const ofClient = polls.get(client) ?? new Map<string, Poll>()
  polls.set(client, ofClient)
  const poll = ofClient.get(q) ?? {
    holders: 0,
    stop: pollWhileDown(() => refreshList(client, q)),
  }
  ofClient.set(q, poll)
  poll.holders += 1
  return () => {
    poll.holders -= 1
    if (poll.holders > 0) return
    poll.stop()
    ofClient.delete(q)
  }
}
