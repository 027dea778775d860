import { useEffect, useState } from 'react'
import { failuresSince, type WithMessage } from '../outbox/outbox.ts'
import { sendTexts as texts } from './send-texts.ts'
import { useMessaging } from '../use-messaging.ts'

export interface Sending {
  readonly send: (content: string, more?: WithMessage) => void
  readonly error: string | undefined
  readonly clearError: () => void
  readonly tryAgain: (key: string) => void
  readonly discard: (key: string) => void
}

/** The state of the composer. A failure is shown once, when it happens, until the viewer types. */
export function useSending(conversationId: string): Sending {
  const { outbox } = useMessaging()
  const [announced, setAnnounced] = useState<{ readonly id: string; readonly text: string }>()
  const announce = (text: string): void => setAnnounced({ id: conversationId, text })
  useEffect(
    () =>
      failuresSince(outbox, (entry) => {
        if (entry.conversationId === conversationId)
          setAnnounced({ id: conversationId, text: entry.failure?.text ?? texts.failed })
      }),
    [outbox, conversationId],
  )
  return {
    send: (content, more = {}) => {
      const text = content.trim()
      if (text === '' && !more.files?.length) return announce(texts.empty)
      setAnnounced(undefined)
      return outbox.send(conversationId, text, more)
    },
    error: announced?.id === conversationId ? announced.text : undefined,
    clearError: () => setAnnounced(undefined),
    tryAgain: (key) => {
      setAnnounced(undefined)
      outbox.tryAgain(key)
    },
    discard: (key) => {
      setAnnounced(undefined)
      outbox.discard(key)
    },
  }
}
