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

/** Uses the server's own text for some errors. */
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
      // Unsaved edits are dropped with the community, so nothing may block the navigation.
      await router.navigate({ to: '/communities', replace: true, ignoreBlocker: true })
      client.removeQueries({ queryKey: communityKeys.one(communityId) })
      client.removeQueries({ queryKey: communityKeys.inside(communityId) })
      dropCommunity(client, communityId)
      renewMemberships(client)
      void client.invalidateQueries({ queryKey: communityKeys.places })
    },
  })
}
