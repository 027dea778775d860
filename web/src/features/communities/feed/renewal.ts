import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The pause after a list was fetched again; a list with many pages pauses longer. */
const rest = { least: 3_000, perPage: 1_000, afterFailure: 10_000 } as const

function restOf(client: QueryClient, queryKey: QueryKey): number {
  const state = client.getQueryState<InfiniteData<unknown>>(queryKey)
  if (state?.status === 'error') return rest.afterFailure
  return Math.max(rest.least, (state?.data?.pages.length ?? 0) * rest.perPage)
}

/**
 * Fetches at once, then pauses, and fetches once more if something changed meanwhile. A running
 * request may finish: if every change restarted it, it would never finish in a busy feed.
 */
function createRenewal(client: QueryClient, queryKey: QueryKey): () => Promise<void> {
  let isResting = false
  let again = false
  return async function renew() {
    again = isResting || client.isFetching({ queryKey }) > 0
    if (isResting) return
    isResting = true
    if (!again) await client.invalidateQueries({ queryKey })
    window.setTimeout(
      () => {
        isResting = false
        if (again) void renew()
      },
      restOf(client, queryKey),
    )
  }
}

const renewals = new WeakMap<QueryClient, Map<string, () => Promise<void>>>()

/** One pace per list, for all its users and all its communities. */
export function renewalOf(client: QueryClient, queryKey: QueryKey): () => Promise<void> {
  const known = renewals.get(client) ?? new Map<string, () => Promise<void>>()
  renewals.set(client, known)
  const name = hashKey(queryKey)
  const renewal = known.get(name) ?? createRenewal(client, queryKey)
  known.set(name, renewal)
  return renewal
}
