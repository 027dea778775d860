import type { Message } from '@patchbay/contract/messages'
import { oneAtATime } from './one-at-a-time.ts'
import { isWaiting, type OutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import { outcomeOf } from './send-outcome.ts'
import { sendTexts as texts } from './send-texts.ts'

interface SenderOptions {
  readonly owner: string
  readonly entries: OutboxEntries
  /** Whether there is a way to the server at all. */
  readonly isOpen: () => boolean
  readonly post: (entry: OutboxEntry) => Promise<Message>
  /** Hears of every failure: some of them end the session. */
  readonly onFailure: (error: unknown) => void
}

export interface OutboxSender {
  /** Something may go: `atOnce` also what was to wait for the way to be open again. */
  readonly wake: (atOnce?: boolean) => void
  /** The server has these, as was heard: whether it has answered or not. */
  readonly settle: (messages: readonly Message[]) => void
  readonly stop: () => void
}

/** Waits after the first and the second failure; the third is the last. */
const waits: readonly number[] = [1000, 2000]
/** How often the way is tried while nothing says that it is open again. */
const wayMilliseconds = 5000
/** How long the other tabs have to notice what was sent. */
const settleMilliseconds = 5000

/** Sends what waits: in each conversation one after the other, in the order it was written. */
export function createOutboxSender(options: SenderOptions): OutboxSender {
  const { owner, entries, isOpen, post, onFailure } = options
  const busy = new Set<string>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** Of a conversation for which the way was closed: when to try again. */
  const closedUntil = new Map<string, number>()
  let stopped = false

  function later(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, milliseconds)
    timers.add(timer)
  }
  const firstOf = (conversationId: string): OutboxEntry | undefined =>
    entries.read().find((entry) => entry.conversationId === conversationId && isWaiting(entry))

  /** How long it has to wait yet; never longer than it may, whatever became of the clock. */
  function pauseBefore({ conversationId, notBefore = 0 }: OutboxEntry): number {
    const counted = Math.min(notBefore - Date.now(), Math.max(...waits))
    const closed = (closedUntil.get(conversationId) ?? 0) - Date.now()
    return Math.max(counted, Math.min(closed, wayMilliseconds), 0)
  }

  function settle(key: string, sent: Message): void {
    entries.change(key, (entry) => ({ ...entry, sent }))
    later(settleMilliseconds, () => entries.remove(key))
  }
  function fail({ key, conversationId }: OutboxEntry, error: unknown): void {
    const outcome = outcomeOf(error)
    if (outcome.kind === 'wait') closedUntil.set(conversationId, Date.now() + wayMilliseconds)
    else
      entries.change(key, (entry) => {
        const attempts = entry.attempts + 1
        const wait = waits[entry.attempts]
        if (outcome.kind === 'failed') return { ...entry, attempts, failure: outcome }
        if (wait !== undefined) return { ...entry, attempts, notBefore: Date.now() + wait }
        return { ...entry, attempts, failure: { text: texts.failedOften, mayRetry: true } }
      })
    onFailure(error)
  }
  /** Another tab may have been quicker, so it is looked at anew. */
  async function attempt(key: string): Promise<void> {
    const entry = entries.read().find((one) => one.key === key)
    if (stopped || !entry || !isWaiting(entry) || pauseBefore(entry) > 0) return
    try {
      const sent = await post(entry)
      if (!stopped) settle(key, sent)
    } catch (error) {
      if (!stopped) fail(entry, error)
    }
  }
  async function work(conversationId: string): Promise<void> {
    busy.add(conversationId)
    try {
      for (;;) {
        const entry = firstOf(conversationId)
        if (stopped || !entry || !isOpen()) return
        const pause = pauseBefore(entry)
        if (pause > 0) return later(pause, wake)
        await oneAtATime(`outbox:${owner}:${conversationId}`, () => attempt(entry.key))
      }
    } finally {
      busy.delete(conversationId)
    }
  }
  function wake(atOnce = false): void {
    if (stopped) return
    if (atOnce) closedUntil.clear()
    for (const { conversationId } of entries.read().filter(isWaiting))
      if (!busy.has(conversationId)) void work(conversationId)
  }
  return {
    wake,
    settle: (messages) => {
      const unsettled = new Set(entries.read().flatMap(({ key, sent }) => (sent ? [] : key)))
      for (const message of messages)
        if (message.senderId === owner && unsettled.has(message.clientId))
          settle(message.clientId, message)
    },
    stop: () => {
      stopped = true
      timers.forEach((timer) => clearTimeout(timer))
      timers.clear()
    },
  }
}
