import { leaveCommunity, withdrawRequest } from '@patchbay/contract/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { communityKeys, dropCommunity } from '../communities/public.ts'
import { leaveTexts as texts } from './page-texts.ts'
import { say, takeMembership, type Joinable } from './use-membership.ts'

export function useLeave({ id, name }: Joinable, onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveCommunity, { params: { communityId: id } }),
    onSuccess: (community) => {
      dropCommunity(client, id)
      takeMembership(client, community)
      showToast({ message: texts.left(name) })
    },
    onError: (error) => {
      const leads = error instanceof ApiError && error.code === 'leader_cannot_leave'
      say(error, leads ? texts.leaderStays : texts.leaveFailed)
      void client.invalidateQueries({ queryKey: communityKeys.one(id) })
    },
    onSettled,
  })
}

export function useWithdraw({ id }: Joinable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(withdrawRequest, { params: { communityId: id } }),
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.withdrawn })
    },
    onError: (error) => say(error, texts.withdrawFailed),
  })
}
