import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { listingKeys } from './listing-keys.ts'

/** What a person offers, as far as the viewer may see it. */
export const usePersonListings = (userId: string) =>
  useQuery({
    queryKey: listingKeys.ofPerson(userId),
    queryFn: ({ signal }) => call(listPersonListings, { params: { userId }, signal }),
    // Lets `useRefresh` fetch it again when the signed URL of a sound has expired.
    meta: { followed: true },
  })

export type PersonListingsQuery = ReturnType<typeof usePersonListings>
