import { sendMessage } from '@patchbay/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'

export interface Sending {
  readonly send: (content: string) => void
  readonly error: string | undefined
  readonly clearError: () => void
  readonly tryAgain: (key: string) => void
  readonly discard: (key: string) => void
}

export function useSending(conversationId: string): Sending {
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const { mutate } = useMutation({
    mutationFn: (content: string) =>
      call(sendMessage, {
        params: { conversationId },
        body: { clientId: crypto.randomUUID(), content },
      }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['thread', conversationId] }),
    onError: () => setError('Failed to send message'),
  })
  return {
    send: (content) => mutate(content),
    error,
    clearError: () => setError(undefined),
    tryAgain: () => {},
    discard: () => {},
  }
}
