import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { dropReply } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export function useDeleteReply(thread: Thread, { id }: Reply, onDeleted: () => void) {
  const client = useQueryClient()
  const { calls, texts } = thread
  return useMutation({
    mutationFn: () =>
      calls.remove(id).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
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
