import { getListing } from '@patchbay/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { listingKeys } from './listing-keys.ts'

/** All there is to one listing, with addresses of its sounds that work. */
export function useListing(listingId: string) {
  return useQuery({
    queryKey: listingKeys.one(listingId),
    queryFn: ({ signal }) => call(getListing, { params: { listingId }, signal }),
  })
}

/** Also where the address names something that cannot be one. */
export const isListingGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_input')
