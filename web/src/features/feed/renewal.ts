import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** How long a list rests after it was asked for again; a list of many pages rests longer. */
const rest = { least: 3_000, perPage: 1_000, afterFailure: 10_000 } as const

function restOf(client: QueryClient, queryKey: QueryKey): number {
  const state = client.getQueryState<InfiniteData<unknown>>(queryKey)
  if (state?.status === 'error') return rest.afterFailure
  return Math.max(rest.least, (state?.data?.pages.length ?? 0) * rest.perPage)
}

/**
 * Asks again at once, then rests, and asks once more for all that has changed meanwhile. What is on
 * its way is let arrive: whoever began anew with each change would never have done.
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

/** One pace for a list, wherever it is shown and however many communities it comes from. */
export function renewalOf(client: QueryClient, queryKey: QueryKey): () => Promise<void> {
  const known = renewals.get(client) ?? new Map<string, () => Promise<void>>()
  renewals.set(client, known)
  const name = hashKey(queryKey)
  const renewal = known.get(name) ?? createRenewal(client, queryKey)
  known.set(name, renewal)
  return renewal
}
