import { setMuted, type Conversation } from '@patchbay/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { takeMuted } from '../conversations/public.ts'
import { menuTexts as texts } from './texts.ts'

/** Mutes a conversation for the viewer; nobody else is notified. */
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
