import { acceptInvitation, getInvitation } from '@patchbay/contract/communities/invitations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { failureWords } from '../communities/public.ts'
import { takeMembership } from '../memberships/public.ts'
import { invitationTexts as texts } from './texts.ts'

const keyOf = (secret: string) => ['invitation', secret]

/** It never was, has ended, or is not for this person: nobody learns which. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['invitation_not_found', 'not_found', 'invalid_input'].includes(error.code)

export function useInvitation(secret: string) {
  return useQuery({
    queryKey: keyOf(secret),
    queryFn: ({ signal }) => call(getInvitation, { params: { secret }, signal }),
  })
}

/** Joins, and goes into the community. */
export function useAccept(secret: string) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(acceptInvitation, { params: { secret } }),
    networkMode: 'always',
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.joined(community.name) })
      const { id: communityId } = community
      void router.navigate({
        to: '/communities/$communityId',
        params: { communityId },
        replace: true,
      })
    },
    onError: (error) => {
      if (!isEnded(error))
        showToast({ message: failureWords(error, texts.joinFailed), tone: 'error' })
    },
    // Somebody else may have had the last use; who has joined goes back to what they see then.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(secret) }),
  })
}
