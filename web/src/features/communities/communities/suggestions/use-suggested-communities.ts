import { listSuggestedCommunities } from '@patchbay/contract/communities/communities'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../../platform/http/read.ts'
import { communityKeys } from '../community-keys.ts'

/** Communities that fit the viewer's profile, each with the reason. */
export const useSuggestedCommunities = () =>
  useQuery({
    queryKey: communityKeys.suggested,
    ...read(listSuggestedCommunities, {}),
    // Communities that were joined stay where they are until the page is opened anew.
    staleTime: 10 * 60_000,
    gcTime: 60_000,
  })
