import { leaveGroup } from '@patchbay/contract/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { forgetConversation } from '../conversations/public.ts'
import { menuTexts as texts } from './texts.ts'

interface Left {
  readonly id: string
  readonly title: string
}

/** `goAway` navigates to a page without the conversation; then its cached data is removed. */
export function useLeaveGroup({ id, title }: Left, goAway: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveGroup, { params: { conversationId: id } }),
    networkMode: 'always',
    onSuccess: async () => {
      await goAway()
      forgetConversation(client, id)
      showToast({ message: texts.left(title) })
    },
    onError: () => showToast({ message: texts.leaveFailed, tone: 'error' }),
  })
}
