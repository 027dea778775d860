import type { QueryClient } from '@tanstack/react-query'

const received = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The newest version of a conversation that was announced; an answer of the server may be older.
 */
export const receivedUpTo = (client: QueryClient, id: string): number =>
  received.get(client)?.get(id) ?? 0

export function noteReceived(client: QueryClient, id: string, upTo: number): void {
  const known = received.get(client) ?? new Map<string, number>()
  received.set(client, known.set(id, Math.max(upTo, known.get(id) ?? 0)))
}
