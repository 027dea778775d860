import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { personKeys } from '../people/public.ts'
import { useStartConversation } from './use-start-conversation.ts'
import { wordsForStart } from './words-for-start.ts'

/** Opens the conversation with a person. */
export function useOpenConversation(userId: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, reset } = useStartConversation({
    onError: (error) => {
      // The sign-in dialog follows and names the reason, so no error is shown.
      if (error instanceof ApiError && error.code === 'not_authenticated') return
      showToast({ message: wordsForStart(error), tone: 'error' })
      // The profile may allow something else by now.
      void client.invalidateQueries({ queryKey: personKeys.one(userId) })
    },
  })
  return {
    /** Does not navigate if the viewer has left the page meanwhile. */
    start: (): void =>
      mutate(
        { userId },
        {
          // Reset, so that the button works again if the viewer goes back before the next page is
          // shown.
          onSuccess: ({ id }) => void navigate({ to: '/messages', search: { id } }).finally(reset),
        },
      ),
    /** True until the conversation is on screen. */
    isStarting: isPending || isSuccess,
  }
}
