import { listCommunityPlaces } from '@patchbay/contract/communities/communities'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { communityKeys } from '../community-keys.ts'

const none: readonly { country: string; cities: string[] }[] = []

/**
 * The options of the filters. Without an answer the filters have no options, but the list works.
 */
export function usePlaces() {
  const { data } = useQuery({
    queryKey: communityKeys.places,
    queryFn: ({ signal }) => call(listCommunityPlaces, { signal }),
    staleTime: 5 * 60_000,
    meta: { public: true },
  })
  return data?.places ?? none
}
