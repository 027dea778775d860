import { getCommunity } from '@patchbay/contract/communities'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { communityKeys } from './communities.cache.ts'

/** The head of one community, as it is now. */
export function useCommunity(communityId: string) {
  return useQuery({
    queryKey: communityKeys.one(communityId),
    queryFn: ({ signal }) => call(getCommunity, { params: { communityId }, signal }),
    meta: { followed: true },
  })
}

/** There is none, or it is gone; an address that cannot be one's says the same. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['community_not_found', 'invalid_input', 'not_found'].includes(error.code)
