import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { conversationKeys, takeConversation } from '../conversations/public.ts'

interface Announced<Input, Answer> {
  readonly onSuccess?: (answer: Answer, input: Input) => void
  readonly onError?: (error: unknown, input: Input) => void
  readonly onSettled?: () => void
}

/**
 * A change of a group. If it is refused, the cached group may be outdated, so it is fetched again.
 */
export function useGroupAct<Input, Answer extends Conversation = Conversation>(
  conversationId: string,
  ask: (input: Input) => Promise<Answer>,
  { onSuccess, onError, onSettled }: Announced<Input, Answer> = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    networkMode: 'always',
    onSuccess: (answer, input) => {
      takeConversation(client, answer)
      onSuccess?.(answer, input)
    },
    onError: (error, input) => {
      if (error instanceof ApiError && error.status < 500)
        void client.invalidateQueries({ queryKey: conversationKeys.one(conversationId) })
      onError?.(error, input)
    },
    ...(onSettled && { onSettled }),
  })
}
