import type { Message } from '@patchbay/contract/messaging/messages'
import { isWaiting, type OutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import { outcomeOf } from './send-outcome.ts'
import { sendTexts as texts } from '../composer/send-texts.ts'

/** Longer than a request may take: a tab that holds the lock for longer has been suspended. */
const timeoutMilliseconds = 15_000

/**
 * Runs `work` under a lock across all tabs of this browser, if it supports locks. If a suspended
 * tab does not release the lock in time, `work` runs without it, so it must be safe to run twice.
 */
async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not available in older browsers and on pages without TLS.
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
  let begun: Promise<T> | undefined
  try {
    return await locks.request(name, { signal: controller.signal }, () => {
      clearTimeout(timer)
      begun = work()
      return begun
    })
  } catch (error) {
    if (begun) return await begun
    if (controller.signal.aborted) return await work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

interface SenderOptions {
  readonly owner: string
  readonly entries: OutboxEntries
  /** Whether there is a connection to the server at all. */
  readonly isOpen: () => boolean
  readonly post: (entry: OutboxEntry) => Promise<Message>
  /** Receives every failure: some of them end the session. */
  readonly onFailure: (error: unknown) => void
}

export interface OutboxSender {
  /** Tries to send; with `atOnce`, also without waiting after a lost connection. */
  readonly wake: (atOnce?: boolean) => void
  /** The server has these messages, even if the request has not been answered. */
  readonly settle: (messages: readonly Message[]) => void
  readonly stop: () => void
}

/** The pauses after the first and the second failure; the third failure is final. */
const waits: readonly number[] = [1000, 2000]
/** The retry interval while the connection is lost. */
const wayMilliseconds = 5000
/** How long other tabs have to notice that a message was sent. */
const settleMilliseconds = 5000

/** Sends waiting messages: in each conversation one after the other, in the order of writing. */
export function createOutboxSender(options: SenderOptions): OutboxSender {
  const { owner, entries, isOpen, post, onFailure } = options
  const busy = new Set<string>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** By conversation: when to try again after a lost connection. */
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

  /** The remaining pause, limited to its maximum in case the clock was changed. */
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
  /** Reads the entry again, because another tab may have sent it meanwhile. */
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
