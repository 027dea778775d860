import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { personKeys } from '../people/public.ts'
import { useStartConversation } from './use-start-conversation.ts'
import { wordsForStart } from './words-for-start.ts'

/** The one way from a person to the conversation with them. */
export function useOpenConversation(userId: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, reset } = useStartConversation({
    onError: (error) => {
      // Sign-in is next, and says what it is for.
      if (error instanceof ApiError && error.code === 'not_authenticated') return
      showToast({ message: wordsForStart(error), tone: 'error' })
      // What the profile offers may be different by now.
      void client.invalidateQueries({ queryKey: personKeys.one(userId) })
    },
  })
  return {
    /** Whoever has left the page meanwhile stays where they are. */
    start: (): void =>
      mutate(
        { userId },
        {
          // Somebody may go back before the next page is there: then the button serves again.
          onSuccess: ({ id }) => void navigate({ to: '/messages', search: { id } }).finally(reset),
        },
      ),
    /** Until the conversation is on screen. */
    isStarting: isPending || isSuccess,
  }
}
