import type { Community } from '@patchbay/contract/communities/communities'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { communityKeys } from './community-keys.ts'
import { changeQuietly } from './inside-states.ts'

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

/**
 * The key is the community, and the value the version of its inside that is on screen or being
 * fetched.
 */
const insideVersions = new WeakMap<QueryClient, Map<string, number>>()

function noteInside(client: QueryClient, communityId: string, version: number): void {
  const versions = insideVersions.get(client) ?? new Map<string, number>()
  insideVersions.set(client, versions)
  versions.set(communityId, Math.max(versions.get(communityId) ?? 0, version))
}

/** A state has brought the inside to this version, so nothing must be fetched for it. */
export function advanceInside(client: QueryClient, communityId: string, version: number): void {
  noteInside(client, communityId, version)
  changeQuietly<Community>(client, communityKeys.one(communityId), (head) =>
    head.insideVersion === null
      ? head
      : { ...head, insideVersion: Math.max(head.insideVersion, version) },
  )
}

/** Fetches again after a change. A first request that is running may be older than the change. */
export function renewInside(client: QueryClient, queryKey: QueryKey): void {
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
}

/**
 * Every answer with the head has the version of the inside. Cached data of the inside is fetched
 * again if it is older, and removed if the viewer may no longer see it.
 */
export function keepUpInside(client: QueryClient, community: Community): void {
  const { id, can, insideVersion } = community
  if (can.seeInside && insideVersion !== null) {
    const known = insideVersions.get(client)?.get(id) ?? insideVersion
    noteInside(client, id, insideVersion)
    if (known >= insideVersion) return
    renewInside(client, communityKeys.inside(id))
  } else client.removeQueries({ queryKey: communityKeys.inside(id) })
  void client.invalidateQueries({ queryKey: communityKeys.insideSomewhere() })
}
