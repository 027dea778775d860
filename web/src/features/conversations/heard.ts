import type { QueryClient } from '@tanstack/react-query'

const heard = new WeakMap<QueryClient, Map<string, number>>()

/** How far a conversation is, as far as it was heard of: an answer may have been read before. */
export const heardUpTo = (client: QueryClient, id: string): number =>
  heard.get(client)?.get(id) ?? 0

export function noteHeard(client: QueryClient, id: string, upTo: number): void {
  const known = heard.get(client) ?? new Map<string, number>()
  heard.set(client, known.set(id, Math.max(upTo, known.get(id) ?? 0)))
}
