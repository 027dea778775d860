import { getOwnListings } from '@patchbay/contract/marketplace/listings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  ...read(getOwnListings, {}),
  // Lets `useRefresh` fetch it again when the signed URL of a sound has expired.
  meta: { followed: true },
})

/** The professions that the viewer offers. */
export const useOwnListings = () => useQuery(ownListingsQuery)
