import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../platform/http/read.ts'
import { listingKeys } from './listing-keys.ts'

/** What a person offers, as far as the viewer may see it. */
export const usePersonListings = (userId: string) =>
  useQuery({
    queryKey: listingKeys.ofPerson(userId),
    ...read(listPersonListings, { params: { userId } }),
    // Lets `useRefresh` fetch it again when the signed URL of a sound has expired.
    meta: { followed: true },
  })

export type PersonListingsQuery = ReturnType<typeof usePersonListings>
