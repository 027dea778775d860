// A separate file, so that pages with content of communities do not load the rest of this feature.

import type { InsideState } from '@patchbay/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'

/** All query keys of communities. */
export const communityKeys = {
  /** Every list of cards, with any filters. */
  lists: ['communities'] as const,
  list: (filters: object) => ['communities', filters] as const,
  places: ['community-places'] as const,
  own: ['own-communities'] as const,
  suggested: ['suggested-communities'] as const,
  heads: ['community'] as const,
  /** The head, which is visible to everyone. */
  one: (communityId: string) => ['community', communityId] as const,
  allRequests: ['community-requests'] as const,
  /** Pending membership requests. */
  requests: (communityId: string) => ['community-requests', communityId] as const,
  /** Data that is visible only to viewers who may see inside: members, posts, events. */
  inside: (communityId: string, ...parts: readonly unknown[]) =>
    ['inside', communityId, ...parts] as const,
  /** The same for data that is fetched before its community is known. */
  insideSomewhere: (...parts: readonly unknown[]) => ['inside-somewhere', ...parts] as const,
}

type Listener = (client: QueryClient, communityId: string) => void
const listeners = new Set<Listener>()

/** For caches with content of several communities: the listener receives the community to drop. */
export const onLeft = (listener: Listener): void => void listeners.add(listener)

/** The viewer is no longer in the community, even if the server cannot be reached. */
export const dropCommunity: Listener = (client, communityId) =>
  listeners.forEach((listener) => listener(client, communityId))

type StateListener = (client: QueryClient, message: InsideState) => void
const stateListeners = new Set<StateListener>()

/** For lists that must be fetched after a state, because they differ between viewers. */
export const onInsideState = (listener: StateListener): void => void stateListeners.add(listener)

/** A newer state was set in everything that is cached. */
export const broadcastInsideState: StateListener = (client, message) =>
  stateListeners.forEach((listener) => listener(client, message))
