import { requestMembership } from '@patchbay/contract/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { noteTexts as texts } from './request-texts.ts'
import { takeMembership, type Joinable } from './use-membership.ts'

export function useRequest({ id }: Joinable, onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) =>
      call(requestMembership, {
        params: { communityId: id },
        body: message === '' ? {} : { message },
      }),
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.sent })
      onSent()
    },
  })
}
