import { sendMessage, type Message } from '@patchbay/contract/messages'
import { call } from '../../platform/api.ts'
import { isLineUp, watchLine } from '../../platform/line.ts'
import { attachedFrom, removeFile, type KeptFile } from '../attachments/public.ts'
import { inTime } from './in-time.ts'
import { openOutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts'

export interface Outbox {
  readonly entries: () => readonly OutboxEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (conversationId: string, content: string, files?: readonly KeptFile[]) => void
  readonly tryAgain: (key: string) => void
  /** With its files. */
  readonly discard: (key: string) => void
  /** Somebody's messages, as the line has brought them. */
  readonly hear: (messages: readonly Message[]) => void
  readonly start: () => () => void
}

/** What one person has written, from the key press until the server has it. */
export function createOutbox(owner: string, onFailure: (error: unknown) => void): Outbox {
  const kept = openOutboxEntries(owner)
  let sender: OutboxSender | undefined

  function start(): () => void {
    const controller = new AbortController()
    const begun = createOutboxSender({
      owner,
      entries: kept,
      // Some browsers are wrong about the network; the line is not.
      isOpen: () => navigator.onLine || isLineUp(),
      post: ({ key, conversationId, content, files = [] }) =>
        inTime(
          (signal) =>
            call(sendMessage, {
              params: { conversationId },
              body: {
                clientId: key,
                content,
                ...(files.length > 0 && { attachments: attachedFrom(files) }),
              },
              signal,
            }),
          controller.signal,
        ),
      onFailure,
    })
    sender = begun
    const wakeAtOnce = (): void => begun.wake(true)
    const stops = [
      kept.start(),
      kept.subscribe(() => begun.wake()),
      watchLine(() => isLineUp() && wakeAtOnce()),
    ]
    window.addEventListener('online', wakeAtOnce)
    document.addEventListener('visibilitychange', wakeAtOnce)
    // Of the last time this browser was open: everybody has noticed by now.
    kept.write((all) => (all.some(({ sent }) => sent) ? all.filter(({ sent }) => !sent) : all))
    begun.wake()
    return () => {
      window.removeEventListener('online', wakeAtOnce)
      document.removeEventListener('visibilitychange', wakeAtOnce)
      stops.forEach((stop) => stop())
      begun.stop()
      controller.abort()
      if (sender === begun) sender = undefined
    }
  }
  return {
    entries: kept.read,
    subscribe: kept.subscribe,
    send: (conversationId, content, files = []) => {
      const createdAt = new Date().toISOString()
      const key = crypto.randomUUID()
      const entry = { key, conversationId, content, createdAt, attempts: 0 }
      kept.write((all) => [...all, files.length > 0 ? { ...entry, files } : entry])
    },
    tryAgain: (key) => {
      // After what was written since: that may have gone already.
      kept.write((all) => {
        const entry = all.find((one) => one.key === key)
        if (!entry?.failure?.mayRetry) return all
        const { failure: _, notBefore: __, ...rest } = entry
        return [...all.filter((one) => one !== entry), { ...rest, attempts: 0 }]
      })
      sender?.wake(true)
    },
    discard: (key) => {
      const discarded = kept.read().find((entry) => entry.key === key)
      if (discarded?.sent) return
      discarded?.files?.forEach(removeFile)
      kept.write((all) => all.filter((entry) => entry !== discarded))
    },
    hear: (messages) => sender?.settle(messages),
    start,
  }
}
