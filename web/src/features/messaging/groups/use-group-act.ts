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
 * The cached group after a change. If it was refused, it may be outdated, so it is fetched again.
 */
export function useGroupCache(conversationId: string) {
  const client = useQueryClient()
  return {
    take: (answer: Conversation): void => takeConversation(client, answer),
    refresh: (error: Error): void => {
      if (error instanceof ApiError && error.status < 500)
        void client.invalidateQueries({ queryKey: conversationKeys.one(conversationId) })
    },
  }
}

/** A change of a group by a press; forms use `useForm`. */
export function useGroupAct<Input, Answer extends Conversation = Conversation>(
  conversationId: string,
  ask: (input: Input) => Promise<Answer>,
  { onSuccess, onError, onSettled }: Announced<Input, Answer> = {},
) {
  const { take, refresh } = useGroupCache(conversationId)
  return useMutation({
    mutationFn: ask,
    networkMode: 'always',
    onSuccess: (answer, input) => {
      take(answer)
      onSuccess?.(answer, input)
    },
    onError: (error, input) => {
      refresh(error)
      onError?.(error, input)
    },
    ...(onSettled && { onSettled }),
  })
}
