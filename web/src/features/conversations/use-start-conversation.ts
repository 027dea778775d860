import { startConversation } from '@patchbay/contract/conversations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { useNoticedEnd } from '../sessions/public.ts'
import { sameClientId } from './same-client-id.ts'
import { conversationTexts as texts } from './texts.ts'

export interface ConversationStart {
  readonly userId: string
  /** The first word, where there is one. */
  readonly message?: string | undefined
}

/** Leads to the conversation with somebody, new or not; however often it is sent, once. */
export function useStartConversation(onError?: (error: unknown, start: ConversationStart) => void) {
  const noticed = useNoticedEnd(texts.signIn)
  const [clientIdOf] = useState(sameClientId)
  return useMutation({
    mutationFn: ({ userId, message: content }: ConversationStart) =>
      noticed(
        call(startConversation, {
          body: {
            userId,
            ...(content !== undefined && {
              message: { clientId: clientIdOf({ userId, content }), content },
            }),
          },
        }),
      ),
    networkMode: 'always',
    ...(onError && { onError }),
  })
}
