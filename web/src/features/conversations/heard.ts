import type { QueryClient } from '@tanstack/react-query'

const heard = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The newest version of a conversation that was announced; an answer of the server may be older.
 */
export const heardUpTo = (client: QueryClient, id: string): number =>
  heard.get(client)?.get(id) ?? 0

export function noteHeard(client: QueryClient, id: string, upTo: number): void {
  const known = heard.get(client) ?? new Map<string, number>()
  heard.set(client, known.set(id, Math.max(upTo, known.get(id) ?? 0)))
}
