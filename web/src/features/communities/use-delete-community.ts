import { deleteCommunity } from '@patchbay/contract/communities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { renewMemberships } from './communities.cache.ts'
import { communityKeys, dropCommunity } from './community-keys.ts'
import { failureWords } from './failure-words.ts'
import { deleteTexts as texts, editTexts } from './form-texts.ts'

/** The server's words where it has some for people. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed
  if (error.code === 'deletion_not_confirmed') return texts.notConfirmed
  if (error.code === 'forbidden') return editTexts.notLeader
  return error.code === 'community_not_found' ? error.message : failureWords(error, texts.failed)
}

export function useDeleteCommunity(communityId: string) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (confirmName: string) =>
      call(deleteCommunity, { params: { communityId }, body: { confirmName } }),
    onSuccess: async () => {
      showToast({ message: texts.done })
      // What was being changed goes with it.
      await router.navigate({ to: '/communities', replace: true, ignoreBlocker: true })
      client.removeQueries({ queryKey: communityKeys.one(communityId) })
      client.removeQueries({ queryKey: communityKeys.inside(communityId) })
      dropCommunity(client, communityId)
      renewMemberships(client)
      void client.invalidateQueries({ queryKey: communityKeys.places })
    },
  })
}
