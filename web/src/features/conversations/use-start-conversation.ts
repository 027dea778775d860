import { startConversation } from '@patchbay/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { personKeys } from '../people/public.ts'
import { useNoticedEnd } from '../sessions/public.ts'
import { conversationTexts as texts } from './texts.ts'

function wordsFor(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'conversation_blocked') return texts.blocked
  if (code === 'person_not_found') return texts.notFound
  if (code === 'forbidden') return texts.forbidden
  // Sign-in is next, and says what it is for.
  return code === 'not_authenticated' ? undefined : texts.failed
}

/** The one way from a person to the conversation with them. */
export function useStartConversation(userId: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const noticed = useNoticedEnd(texts.signIn)
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => noticed(call(startConversation, { body: { userId } })),
    networkMode: 'always',
    onError: (error) => {
      const message = wordsFor(error)
      if (message === undefined) return
      showToast({ message, tone: 'error' })
      // What the profile offers may be different by now.
      void client.invalidateQueries({ queryKey: personKeys.one(userId) })
    },
  })
  return {
    /** Whoever has left the page meanwhile stays where they are. */
    start: (): void =>
      mutate(undefined, {
        // Somebody may go back before the next page is there: then the button serves again.
        onSuccess: ({ id }) => void navigate({ to: '/messages', search: { id } }).finally(reset),
      }),
    /** Until the conversation is on screen. */
    isStarting: isPending || isSuccess,
  }
}
