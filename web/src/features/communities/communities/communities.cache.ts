import type { Community } from '@patchbay/contract/communities/communities'
import type { QueryClient } from '@tanstack/react-query'
import { communityKeys } from './community-keys.ts'

/** The viewer's memberships or requests have changed, or those they have to decide. */
export function renewMemberships(client: QueryClient): void {
  for (const queryKey of [
    communityKeys.own,
    communityKeys.lists,
    communityKeys.heads,
    communityKeys.allRequests,
    communityKeys.insideSomewhere(),
  ])
    void client.invalidateQueries({ queryKey })
}

/** By community: the version of its inside that is on screen or being fetched. */
const insideVersions = new WeakMap<QueryClient, Map<string, number>>()

/**
 * Every answer with the head has the version of the inside. Cached data of the inside is fetched
 * again if it is older, and removed if the viewer may no longer see it.
 */
export function keepUpInside(client: QueryClient, community: Community): void {
  const { id, can, insideVersion } = community
  if (can.seeInside && insideVersion !== null) {
    const versions = insideVersions.get(client) ?? new Map<string, number>()
    insideVersions.set(client, versions)
    const known = versions.get(id) ?? insideVersion
    versions.set(id, Math.max(known, insideVersion))
    if (known >= insideVersion) return
    const inside = { queryKey: communityKeys.inside(id) }
    // A running first request may be older, too.
    void client.cancelQueries(inside).then(() => client.invalidateQueries(inside))
  } else client.removeQueries({ queryKey: communityKeys.inside(id) })
  void client.invalidateQueries({ queryKey: communityKeys.insideSomewhere() })
}
