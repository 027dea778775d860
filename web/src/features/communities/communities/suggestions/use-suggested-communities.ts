import { listSuggestedCommunities } from '@patchbay/contract/communities/communities'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { communityKeys } from '../community-keys.ts'
import type { Suggested } from '../page/take-community.ts'

/** Communities that fit the viewer's profile, each with the reason. */
export const useSuggestedCommunities = () =>
  useQuery({
    queryKey: communityKeys.suggested,
    queryFn: ({ signal }): Promise<Suggested> => call(listSuggestedCommunities, { signal }),
    // Communities that were joined stay where they are until the page is opened anew.
    staleTime: 10 * 60_000,
    gcTime: 60_000,
  })
