import { getListing } from '@patchbay/contract/marketplace/listings'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { listingKeys } from './listing-keys.ts'

/** A whole listing, with fresh signed URLs of its sounds. */
export function useListing(listingId: string) {
  return useQuery({
    queryKey: listingKeys.one(listingId),
    queryFn: ({ signal }) => call(getListing, { params: { listingId }, signal }),
  })
}

/** Also true for an invalid id in the URL. */
export const isListingGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_input')
