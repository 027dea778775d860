import type { Community } from '@patchbay/contract/communities'
import type { QueryClient } from '@tanstack/react-query'
import { communityKeys } from './community-keys.ts'

/** What one is in has changed, or what one waits for or has to decide. */
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

/** For each community, which version of its inside is on screen, or being fetched. */
const insideVersions = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The head says which version the inside has, whatever the head was fetched for: what is kept of
 * the inside is asked for again if it is older, and goes if one may not look there any more.
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
    // What is on its way for the first time may be older, too.
    void client.cancelQueries(inside).then(() => client.invalidateQueries(inside))
  } else client.removeQueries({ queryKey: communityKeys.inside(id) })
  void client.invalidateQueries({ queryKey: communityKeys.insideSomewhere() })
}
