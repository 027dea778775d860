import { updateMessage } from '@patchbay/contract/messaging/messages'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { sendTexts as texts } from '../composer/send-texts.ts'
import { useMessaging } from '../use-messaging.ts'

export interface MessageEdit {
  readonly messageId: string
  readonly content: string
}

function wordsFor(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  // The sign-in dialog follows, so no error is shown.
  if (code === 'not_authenticated') return undefined
  return (texts.refused as Partial<Record<string, string>>)[code ?? ''] ?? texts.editFailed
}

/** Edits an own message. The text stays in the box until saving has succeeded. */
export function useSaveEdit(conversationId: string) {
  const { threads } = useMessaging()
  return useMutation({
    mutationFn: async ({ messageId, content }: MessageEdit): Promise<void> => {
      const thread = threads.of(conversationId)
      const known = thread.state().log?.messages.find(({ id }) => id === messageId)
      if (known?.content === content.trim()) return
      const params = { messageId }
      const saved = await inTime((signal) =>
        call(updateMessage, { params, body: { content }, signal }),
      )
      thread.take([saved])
    },
    networkMode: 'always',
    onError: (error) => {
      const message = wordsFor(error)
      if (message !== undefined) showToast({ message, tone: 'error' })
    },
  })
}
