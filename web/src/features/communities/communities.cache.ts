import type { Community } from '@patchbay/contract/communities'
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
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

/** Without what names the community as its own, wherever it stands in a list. */
function without(communityId: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .filter((one: { communityId?: unknown } | null) => one?.communityId !== communityId)
      .map((one) => without(communityId, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== communityId)
      .map(([name, one]) => [name, without(communityId, one)]),
  )
}

/**
 * One is in it no longer: what comes from all of one's communities has nothing more of it, at once,
 * whether or not the server can be asked again.
 */
export function dropCommunity(client: QueryClient, communityId: string): void {
  const lists = client.getQueriesData({ queryKey: communityKeys.insideSomewhere() })
  for (const [queryKey, data] of lists) {
    const left = without(communityId, data)
    if (replaceEqualDeep(data, left) === data) continue
    client.setQueryData(queryKey, left)
    void client.invalidateQueries({ queryKey, exact: true })
  }
}

/** The same, as far as the answer of the server says so. */
export function dropIfLeft(client: QueryClient, { id, membership }: Community): void {
  if (membership === 'none' || membership === 'pending') dropCommunity(client, id)
}

/** For each community, which version of its inside is on screen, or being fetched. */
const insideVersions = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The head says which version the inside has, whatever the head was fetched for: what is kept of
 * the inside is asked for again if it is older, and goes if one may not look there any more.
 */
export function keepUpInside(client: QueryClient, community: Community): void {
  const { id, can, insideVersion } = community
  dropIfLeft(client, community)
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
