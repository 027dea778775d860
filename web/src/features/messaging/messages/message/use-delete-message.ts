import { deleteMessage } from '@patchbay/contract/messaging/messages'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { sendTexts as texts } from '../composer/send-texts.ts'
import { useMessaging } from '../use-messaging.ts'

/** Deletes an own message: it appears as deleted at once, and is restored if the server fails. */
export function useDeleteMessage(conversationId: string) {
  const { threads, deletions } = useMessaging()
  return useMutation({
    mutationFn: async (messageId: string): Promise<void> => {
      const end = deletions.begin(messageId)
      try {
        const params = { messageId }
        const gone = await inTime((signal) => call(deleteMessage, { params, signal }))
        threads.of(conversationId).take([gone])
      } finally {
        end()
      }
    },
    networkMode: 'always',
    onError: (error) => {
      // The sign-in dialog follows, so no error is shown.
      if (error instanceof ApiError && error.code === 'not_authenticated') return
      showToast({ message: texts.deleteFailed, tone: 'error' })
    },
  })
}
