import {
  acceptRequest,
  declineRequest,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { focusPage } from '../../../../platform/page/navigation-focus.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { conversationKeys as keys } from '../conversation-keys.ts'
import { takeConversation } from '../conversations.cache.ts'
import { titleOf } from '../title-of.ts'
import { requestTexts as texts } from './texts.ts'

/** Afterwards the requests and the conversations are fetched again. */
function useAnswerRequest(conversationId: string, leave: () => Promise<void>) {
  const client = useQueryClient()
  const params = { conversationId }
  const rules = {
    networkMode: 'always',
    onError: (error: unknown) =>
      showToast({ message: tooOftenWords(error) ?? texts.failed, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  } as const
  const accepting = useMutation({
    ...rules,
    mutationFn: () => call(acceptRequest, { params }),
    onSuccess: (conversation) => takeConversation(client, conversation),
  })
  const declining = useMutation({
    ...rules,
    mutationFn: async () => {
      // Leaves first: the open thread would ask for a conversation that is gone.
      await leave()
      await call(declineRequest, { params })
    },
    onSuccess: () => showToast({ message: texts.declined }),
  })
  return { accepting, declining, isBusy: accepting.isPending || declining.isPending }
}

export interface RequestBarProps {
  conversation: Conversation
  viewerId: string
}

/** In place of the composer, until the viewer has decided. */
export function RequestBar({ conversation, viewerId }: RequestBarProps): ReactNode {
  const navigate = useNavigate()
  const id = useId()
  const { accepting, declining, isBusy } = useAnswerRequest(conversation.id, async () => {
    await navigate({ to: '/messages' })
    focusPage()
  })
  return (
    <section
      aria-labelledby={id}
      data-thread-foot="request"
      className="shrink-0 border-t border-line px-4 py-4 text-center md:px-5"
    >
      <p id={id} className="font-semibold">
        {conversation.isGroup ? (
          texts.groupTitle
        ) : (
          <bdi>{texts.title(titleOf(conversation, viewerId))}</bdi>
        )}
      </p>
      <p className="mt-1 text-meta text-ink-2">{texts.body}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button
          variant="ghost"
          busy={declining.isPending}
          onClick={() => isBusy || declining.mutate()}
        >
          {texts.decline}
        </Button>
        <Button
          variant="primary"
          busy={accepting.isPending}
          onClick={() => isBusy || accepting.mutate()}
        >
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}
