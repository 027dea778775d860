import { getOwnListings } from '@patchbay/contract/listings'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: ({ signal }) => call(getOwnListings, { signal }),
  // Its sounds have addresses that grow old.
  meta: { followed: true },
})

/** What the viewer is open to work as. */
export const useOwnListings = () => useQuery(ownListingsQuery)
