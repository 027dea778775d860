import { setCommunityShown } from '@patchbay/contract/memberships'
import type { PublicProfile } from '@patchbay/contract/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/overlays/toast.ts'
import { personTexts as texts } from './page-texts.ts'
import { personKeys } from './person.cache.ts'

/** Shows or hides a community on the viewer's profile: at once here, and reverted on failure. */
export function useShowCommunity(userId: string, communityId: string) {
  const client = useQueryClient()
  const queryKey = personKeys.one(userId)
  const mutationKey = ['community-shown', communityId]
  const put = (shown: boolean): void =>
    void client.setQueryData<PublicProfile>(
      queryKey,
      (profile) =>
        profile && {
          ...profile,
          communities: profile.communities.map((one) =>
            one.id === communityId ? { ...one, hidden: !shown } : one,
          ),
        },
    )
  return useMutation({
    mutationKey,
    // In the order of the presses, so that the last one is the final state.
    scope: { id: mutationKey.join() },
    networkMode: 'always',
    mutationFn: (shown: boolean) =>
      call(setCommunityShown, { params: { communityId }, body: { shown } }),
    onMutate: async (shown) => {
      await client.cancelQueries({ queryKey })
      put(shown)
    },
    onError: (_, shown) => {
      showToast({ message: texts.notShown, tone: 'error' })
      if (client.isMutating({ mutationKey }) === 1) put(!shown)
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey })
      return undefined
    },
  })
}
