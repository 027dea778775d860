import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import {
  getOwnListings,
  saveListings,
  type OwnListings,
} from '@patchbay/contract/marketplace/listings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { ownListingsQuery } from './use-own-listings.ts'
import { listingKeys } from '../listings/public.ts'

interface SaveOptions {
  readonly own: OwnListings
  readonly onSaved: () => void
  readonly onRefused: (error: ApiError) => void
}

/** Saves all listings in one request, based on the version that this page has loaded. */
export function useSaveListings({ own, onSaved, onRefused }: SaveOptions) {
  const client = useQueryClient()
  const take = (newer: OwnListings): void => {
    client.setQueryData(ownListingsQuery.queryKey, newer)
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (listings: Offer[]) =>
      call(saveListings, { body: { revision: own.revision, listings } }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (saved) => {
      take(saved)
      // The viewer's listings as others see them.
      void client.invalidateQueries({ queryKey: listingKeys.all })
      onSaved()
    },
    onError: (failure) => {
      if (failure instanceof ApiError) onRefused(failure)
    },
  })
  const newer = useMutation({
    mutationFn: () => call(getOwnListings),
    networkMode: 'always',
    onSuccess: (found) => {
      take(found)
      reset()
    },
  })
  return {
    save: (listings: Offer[]): void => {
      newer.reset()
      mutate(listings)
    },
    isSaving: isPending,
    failure: error instanceof ApiError ? error.code : error && ('internal' as const),
    forgetFailure: reset,
    newer,
  }
}
