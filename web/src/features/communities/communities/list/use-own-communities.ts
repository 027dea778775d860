import { listOwnCommunities } from '@patchbay/contract/communities/communities'
import { membershipsTopic } from '@patchbay/contract/realtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../../../platform/http/read.ts'
import { useFollowed } from '../../../../platform/realtime/followed.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { renewMemberships } from '../communities.cache.ts'
import { communityKeys } from '../community-keys.ts'

/**
 * The viewer's communities. Every component that shows a membership of the viewer uses this,
 * because it receives decisions of others.
 */
export function useOwnCommunities() {
  const { user } = useSession()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: communityKeys.own,
    ...read(listOwnCommunities, {}),
    enabled: user?.onboardingCompleted === true && user.termsAccepted,
    meta: { followed: true },
  })
  useFollowed(membershipsTopic(user?.id ?? ''), query.data?.version, () => renewMemberships(client))
  return query
}
