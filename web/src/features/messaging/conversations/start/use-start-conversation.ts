import { startConversation } from '@patchbay/contract/messaging/conversations'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { useNoticedEnd, useSessions } from '../../../accounts/sessions/public.ts'
import { conversationTexts as texts } from '../texts.ts'
import { nobodySignedIn } from './words-for-start.ts'

export interface ConversationStart {
  readonly userId: string
  /** The first message, if there is one. */
  readonly message?: { readonly clientId: string; readonly content: string } | undefined
}

/** Both also run if the page was left meanwhile. */
interface StartCallbacks {
  readonly onSuccess?: (started: { readonly id: string }, start: ConversationStart) => void
  readonly onError?: (error: Error, start: ConversationStart) => void
}

/**
 * Finds or creates the conversation with a person; the same client id sends the message only once.
 */
export function useStartConversation(callbacks: StartCallbacks = {}) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  return useMutation({
    mutationFn: async ({ userId, message }: ConversationStart) => {
      if (!sessions.state().user) throw nobodySignedIn()
      return noticed(call(startConversation, { body: { userId, ...(message && { message }) } }))
    },
    networkMode: 'always',
    ...callbacks,
  })
}
