import { getListing, type Listing } from '@patchbay/contract/marketplace/listings'
import { personTopic } from '@patchbay/contract/realtime'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import { useOnceFree } from '../../../ui/overlays/use-once-free.ts'
import { listingKeys } from './listing-keys.ts'

const fetchListing = (listingId: string, signal: AbortSignal) =>
  call(getListing, { params: { listingId }, signal })

/** A whole listing, with fresh signed URLs of its sounds. */
export const listingQuery = (listingId: string) =>
  queryOptions({
    queryKey: listingKeys.one(listingId),
    queryFn: ({ signal }) => fetchListing(listingId, signal),
  })

export const useListing = (listingId: string) => useQuery(listingQuery(listingId))

/** It is true for an invalid id in the URL, too. */
export const isListingGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_input')

/**
 * A match, which was found earlier, as it is now. Calls `onGone` once it is no longer offered, for
 * instance after a block.
 */
export function useFoundListing<T extends Listing>(found: T, onGone: () => void): T {
  const client = useQueryClient()
  const queryKey = listingKeys.found(found.id)
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Listing> => fetchListing(found.id, signal),
    initialData: found,
    // It is as new as the search, and only fetched again when something has changed.
    staleTime: Infinity,
  })
  const isGone = isListingGone(error)
  const leave = useEffectEvent(() => {
    client.removeQueries({ queryKey })
    onGone()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return { ...found, ...data, kilometres: found.kilometres }
}

/**
 * While a card is on screen, listings are fetched again when others see something new of its
 * provider, or nothing any more.
 */
export function useFollowedProvider({ id, providerId, providerVersion }: Listing): void {
  const client = useQueryClient()
  const refresh = useOnceFree(() => {
    for (const queryKey of [listingKeys.lists, listingKeys.one(id), listingKeys.found(id)])
      void client.invalidateQueries({ queryKey })
  })
  useFollowed(personTopic(providerId), providerVersion, refresh)
}
