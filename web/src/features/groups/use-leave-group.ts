import { leaveGroup } from '@patchbay/contract/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { forgetConversation } from '../conversations/public.ts'
import { menuTexts as texts } from './texts.ts'

interface Left {
  readonly id: string
  readonly title: string
}

/** Whoever is out of it already has what they wanted. */
async function leave(conversationId: string): Promise<void> {
  try {
    await call(leaveGroup, { params: { conversationId } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conversation_not_found')) throw error
  }
}

/** `goAway` leads to where the conversation is not on screen: then nothing of it is kept. */
export function useLeaveGroup({ id, title }: Left, goAway: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => leave(id),
    networkMode: 'always',
    onSuccess: async () => {
      await goAway()
      forgetConversation(client, id)
      showToast({ message: texts.left(title) })
    },
    onError: () => showToast({ message: texts.leaveFailed, tone: 'error' }),
  })
}
