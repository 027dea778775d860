import { updateMessage } from '@patchbay/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export interface MessageEdit {
  readonly messageId: string
  readonly content: string
}

export function useSaveEdit(conversationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ messageId, content }: MessageEdit) => {
      await call(updateMessage, { params: { messageId }, body: { content } })
    },
    networkMode: 'always',
    onSuccess: () => void client.invalidateQueries({ queryKey: ['thread', conversationId] }),
  })
}
