import { startConversation } from '@patchbay/contract/conversations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { useNoticedEnd, useSessions } from '../sessions/public.ts'
import { sameClientId } from './same-client-id.ts'
import { conversationTexts as texts } from './texts.ts'
import { nobodySignedIn } from './words-for-start.ts'

export interface ConversationStart {
  readonly userId: string
  /** The first word, where there is one. */
  readonly message?: string | undefined
}

/** Leads to the conversation with somebody, new or not; however often it is sent, once. */
export function useStartConversation(onError?: (error: unknown, start: ConversationStart) => void) {
  const sessions = useSessions()
  const noticed = useNoticedEnd(texts.signIn)
  const [clientIdOf] = useState(sameClientId)
  return useMutation({
    mutationFn: async ({ userId, message: content }: ConversationStart) => {
      if (!sessions.state().user) throw nobodySignedIn()
      const message =
        content === undefined ? undefined : { clientId: clientIdOf({ userId, content }), content }
      return noticed(call(startConversation, { body: { userId, ...(message && { message }) } }))
    },
    networkMode: 'always',
    ...(onError && { onError }),
  })
}
