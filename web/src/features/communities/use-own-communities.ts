import { listOwnCommunities } from '@patchbay/contract/communities'
import { membershipsTopic } from '@patchbay/contract/realtime'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useFollowed } from '../../platform/followed.ts'
import { useSession } from '../sessions/public.ts'
import { dropCommunity, renewMemberships } from './communities.cache.ts'
import { communityKeys } from './community-keys.ts'

type OwnCommunities = ReceivedOutput<typeof listOwnCommunities>

/**
 * What the signed-in person is in. Whatever shows how they stand to a community uses this too: it
 * brings what others decide about them meanwhile.
 */
export function useOwnCommunities() {
  const { user } = useSession()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: communityKeys.own,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<OwnCommunities>(communityKeys.own)
      const now = await call(listOwnCommunities, { signal })
      const ids = new Set(now.communities.map(({ id }) => id))
      for (const { id } of before?.communities ?? []) if (!ids.has(id)) dropCommunity(client, id)
      return now
    },
    enabled: user?.onboardingCompleted === true && user.termsAccepted,
    meta: { followed: true },
  })
  useFollowed(membershipsTopic(user?.id ?? ''), query.data?.version, () => renewMemberships(client))
  return query
}
