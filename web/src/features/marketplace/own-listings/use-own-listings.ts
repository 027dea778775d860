import { getOwnListings } from '@patchbay/contract/marketplace/listings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: ({ signal }) => call(getOwnListings, { signal }),
  // Lets `useRefresh` fetch it again when the signed URL of a sound has expired.
  meta: { followed: true },
})

/** The professions that the viewer offers. */
export const useOwnListings = () => useQuery(ownListingsQuery)
