import { listOwnCommunities } from '@patchbay/contract/communities'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession } from '../sessions/public.ts'
import { communityKeys } from './communities.cache.ts'

/** What the signed-in person is in. */
export function useOwnCommunities() {
  const { user } = useSession()
  return useQuery({
    queryKey: communityKeys.own,
    queryFn: ({ signal }) => call(listOwnCommunities, { signal }),
    enabled: user?.onboardingCompleted === true && user.termsAccepted,
    meta: { followed: true },
  })
}
