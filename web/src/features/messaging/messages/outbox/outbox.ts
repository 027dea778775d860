import { sendMessage, type Message } from '@patchbay/contract/messaging/messages'
import { call } from '../../../../platform/http/api.ts'
import { isSocketOpen, watchSocket } from '../../../../platform/realtime/socket.ts'
import { attachedFrom, removeFile, type StoredFile } from '../../../content/attachments/public.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { openOutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import { dropOldEntries } from './outbox-old.ts'
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts'

export interface Outbox {
  readonly entries: () => readonly OutboxEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (conversationId: string, content: string, files?: readonly StoredFile[]) => void
  readonly tryAgain: (key: string) => void
  /** Also deletes its files. */
  readonly discard: (key: string) => void
  /** Messages received by the socket. */
  readonly receive: (messages: readonly Message[]) => void
  readonly start: () => () => void
}

/** The messages of one person, from the key press until the server has stored them. */
export function createOutbox(owner: string, onFailure: (error: unknown) => void): Outbox {
  const stored = openOutboxEntries(owner)
  let sender: OutboxSender | undefined
  /** The current time, but always after the entries that exist already. */
  const atTheEnd = (): number => Math.max(Date.now(), (stored.read().at(-1)?.order ?? 0) + 1)

  function start(): () => void {
    dropOldEntries()
    const controller = new AbortController()
    const begun = createOutboxSender({
      owner,
      entries: stored,
      // Some browsers report the network wrongly; an open socket is reliable.
      isOpen: () => navigator.onLine || isSocketOpen(),
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
      stored.start(),
      stored.subscribe(() => begun.wake()),
      watchSocket(() => isSocketOpen() && wakeAtOnce()),
    ]
    window.addEventListener('online', wakeAtOnce)
    document.addEventListener('visibilitychange', wakeAtOnce)
    // Left over from the last time this browser was open: every tab has noticed by now.
    for (const { key, sent } of stored.read()) if (sent) stored.remove(key)
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
    entries: stored.read,
    subscribe: stored.subscribe,
    send: (conversationId, content, files = []) => {
      const createdAt = new Date().toISOString()
      const key = crypto.randomUUID()
      const entry = { key, conversationId, content, createdAt, order: atTheEnd(), attempts: 0 }
      stored.put(files.length > 0 ? { ...entry, files } : entry)
    },
    tryAgain: (key) => {
      stored.change(key, (entry) => {
        if (!entry.failure?.mayRetry) return entry
        const { failure: _, notBefore: __, ...rest } = entry
        // Behind newer messages, which may have been sent already.
        return { ...rest, order: atTheEnd(), attempts: 0 }
      })
      sender?.wake(true)
    },
    discard: (key) => {
      const discarded = stored.read().find((entry) => entry.key === key)
      if (!discarded || discarded.sent) return
      discarded.files?.forEach(removeFile)
      stored.remove(key)
    },
    receive: (messages) => sender?.settle(messages),
    start,
  }
}
