// In a file of its own: pages that show something inside communities need no more of them.

import type { QueryClient } from '@tanstack/react-query'

/** The one place that names what is kept of communities. */
export const communityKeys = {
  /** Every list of cards, whatever its filters. */
  lists: ['communities'] as const,
  list: (filters: object) => ['communities', filters] as const,
  places: ['community-places'] as const,
  own: ['own-communities'] as const,
  heads: ['community'] as const,
  /** The head, which everyone sees. */
  one: (communityId: string) => ['community', communityId] as const,
  allRequests: ['community-requests'] as const,
  /** Who waits to be let in. */
  requests: (communityId: string) => ['community-requests', communityId] as const,
  /** Everything that only those may see who may look inside: members, posts, events. */
  inside: (communityId: string, ...parts: readonly unknown[]) =>
    ['inside', communityId, ...parts] as const,
  /** The same for a thing that is asked for before its community is known. */
  insideSomewhere: (...parts: readonly unknown[]) => ['inside-somewhere', ...parts] as const,
}

type Listener = (client: QueryClient, communityId: string) => void
const listeners = new Set<Listener>()

/** For whatever keeps things of all of one's communities: it hears which one to drop at once. */
export const onLeft = (listener: Listener): void => void listeners.add(listener)

/** One is in it no longer, whether or not the server can be asked again. */
export const dropCommunity: Listener = (client, communityId) =>
  listeners.forEach((listener) => listener(client, communityId))
