import { deletePost, type CommunityPost } from '@patchbay/contract/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { dropPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'post_not_found'

export function useDeletePost(post: CommunityPost, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(deletePost, { params: { postId: post.id } }).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      // A page that shows only this post must navigate away before it is removed.
      onDeleted()
      dropPost(client, post)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}
