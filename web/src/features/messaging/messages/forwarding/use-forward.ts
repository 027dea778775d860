import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { forwardMessage } from '@patchbay/contract/messaging/message-forwarding'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call, noConnection } from '../../../../platform/http/api.ts'
import { isOnline } from '../../../../platform/http/online.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { useForm } from '../../../../platform/state/use-form.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { titleOf } from '../../conversations/public.ts'
import { forwardTexts as texts } from './forward-texts.ts'

/** The server copies the files before it answers, so that this takes longer than other requests. */
const longestMilliseconds = 60_000

const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === 'network'

function whyNot(error: unknown): string {
  if (isLost(error)) return texts.offline
  const code = error instanceof ApiError ? error.code : ''
  return (
    tooOftenWords(error) ?? (texts.refused as Partial<Record<string, string>>)[code] ?? texts.failed
  )
}

/** Names the conversation that refused it. */
class NotForwarded extends Error {
  constructor(
    conversation: Conversation,
    { viewerId, isOne, cause }: { viewerId: string; isOne: boolean; cause: unknown },
  ) {
    const why = whyNot(cause)
    super(isOne || isLost(cause) ? why : texts.notTo(titleOf(conversation, viewerId), why), {
      cause,
    })
  }
}

interface Given {
  readonly messageId: string
  readonly viewerId: string
  readonly onClose: () => void
}

/**
 * Forwards a message to one conversation after the other. Each keeps its client id until all of them
 * have it, so that trying again never sends it twice anywhere. The choice stays after a failure.
 */
export function useForward({ messageId, viewerId, onClose }: Given) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly Conversation[]>([])
  const clientIds = useRef(new Map<string, string>())
  const clientIdFor = (conversationId: string): string => {
    const known = clientIds.current.get(conversationId) ?? crypto.randomUUID()
    clientIds.current.set(conversationId, known)
    return known
  }
  const forwardTo = async (conversation: Conversation, isOne: boolean): Promise<void> => {
    const { id } = conversation
    const signal = AbortSignal.timeout(longestMilliseconds)
    try {
      if (!isOnline()) throw noConnection(undefined)
      const body = { conversationId: id, clientId: clientIdFor(id) }
      await call(forwardMessage, { params: { messageId }, body, signal })
    } catch (error) {
      const cause = signal.aborted ? noConnection(error) : error
      throw new NotForwarded(conversation, { viewerId, isOne, cause })
    }
  }
  const state = useForm({
    names: ['conversations'],
    check: () =>
      chosen.length === 0
        ? { validationErrors: { conversations: texts.nobody } }
        : { input: chosen },
    send: async (targets) => {
      for (const target of targets) await forwardTo(target, targets.length === 1)
    },
    onSent: (_, targets) => {
      clientIds.current.clear()
      setChosen([])
      const [first] = targets
      if (!first) return
      const { id } = first
      showToast(
        targets.length > 1
          ? { message: texts.doneSeveral(targets.length) }
          : {
              message: texts.done(titleOf(first, viewerId)),
              action: {
                label: texts.open,
                onPress: () => void navigate({ to: '/messages', search: { id } }),
              },
            },
      )
    },
    onDone: onClose,
    wordsFor: ({ message }) => message,
  })
  return {
    state,
    chosen,
    choose: (next: readonly Conversation[]): void => {
      state.reset()
      setChosen(next)
    },
  }
}
