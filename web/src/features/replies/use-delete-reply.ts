import { deleteReply, type PostReply } from '@patchbay/contract/replies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { dropReply } from './replies.cache.ts'
import { replyTexts as texts } from './texts.ts'
import type { Thread } from './thread.ts'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reply_not_found'

export function useDeleteReply(thread: Thread, { id }: PostReply, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(deleteReply, { params: { replyId: id } }).catch((error: unknown) => {
        // Somebody else was faster; it is what was wanted.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      onDeleted()
      dropReply(client, thread, id)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}
