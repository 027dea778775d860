import { setMuted, type Conversation } from '@patchbay/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { takeMuted } from '../conversations/public.ts'
import { menuTexts as texts } from './texts.ts'

/** Whether the viewer wants to be told of what is said there; nobody else hears of it. */
export function useMute(
  { id }: Conversation,
  viewerId: string,
  onMuted: (isMuted: boolean) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (isMuted: boolean) =>
      call(setMuted, { params: { conversationId: id }, body: { isMuted } }),
    networkMode: 'always',
    onSuccess: ({ isMuted }) => {
      takeMuted(client, id, viewerId, isMuted)
      onMuted(isMuted)
      showToast({ message: isMuted ? texts.muted : texts.unmuted })
    },
    onError: (_, isMuted) =>
      showToast({ message: isMuted ? texts.muteFailed : texts.unmuteFailed, tone: 'error' }),
  })
  return (isMuted: boolean): void => {
    if (!isPending) mutate(isMuted)
  }
}
