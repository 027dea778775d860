// In a file of its own: pages that show something inside communities need no more of them.

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
