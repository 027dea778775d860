import { isWaiting, type OutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import type { SendOutcome } from './send-outcome.ts'

/** Longer than a request may take: a tab that holds the lock for longer has been suspended. */
const timeoutMilliseconds = 15_000

/**
 * Runs `work` under a lock across all tabs of this browser, if it supports locks. If a suspended
 * tab does not release the lock in time, `work` runs without it, so it must be safe to run twice.
 */
async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Older browsers and pages without TLS do not have it.
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
  let running: Promise<T> | undefined
  try {
    return await locks.request(name, { signal: controller.signal }, () => {
      clearTimeout(timer)
      running = work()
      return running
    })
  } catch (error) {
    if (running) return await running
    if (controller.signal.aborted) return await work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export interface SenderRules<E extends OutboxEntry> {
  /** Entries of one queue are sent one after the other, in the order of writing. */
  readonly queueOf: (entry: E) => string
  readonly outcomeOf: (error: unknown, entry: E) => SendOutcome
  /** The text of an entry that the server has failed too often. */
  readonly failedOften: string
}

interface SenderOptions<E extends OutboxEntry> extends SenderRules<E> {
  /** The start of the names of its locks. */
  readonly lock: string
  readonly entries: OutboxEntries<E>
  /** Whether there is a connection to the server at all. */
  readonly isOpen: () => boolean
  readonly post: (entry: E) => Promise<NonNullable<E['sent']>>
  /** Receives every failure: some of them end the session. */
  readonly onFailure: (error: unknown) => void
}

export interface OutboxSender<E extends OutboxEntry> {
  /** Tries to send; with `atOnce`, also without waiting after a lost connection. */
  readonly wake: (atOnce?: boolean) => void
  /** The server has this entry, even if the request has not been answered. */
  readonly settle: (key: string, sent: NonNullable<E['sent']>) => void
  readonly stop: () => void
}

/** The pauses after the first and the second failure; the third failure is final. */
const waits: readonly number[] = [1000, 2000]
/** No limit of the server is longer. */
const longestLimitWait = 24 * 60 * 60 * 1000
/** The retry interval while the connection is lost. */
const wayMilliseconds = 5000
/** How long other tabs have to notice that an entry was sent. */
const settleMilliseconds = 5000

/** Sends waiting entries. */
export function createOutboxSender<E extends OutboxEntry>(
  options: SenderOptions<E>,
): OutboxSender<E> {
  const { lock, entries, queueOf, outcomeOf, failedOften, isOpen, post, onFailure } = options
  const busy = new Set<string>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** The key is the queue, and the value the only timer for its next attempt. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  /** The key is the queue, and the value when to try again after a lost connection. */
  const closedUntil = new Map<string, number>()
  let stopped = false

  function later(milliseconds: number, then: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      timers.delete(timer)
      then()
    }, milliseconds)
    timers.add(timer)
    return timer
  }
  function wakeIn(queue: string, milliseconds: number): void {
    const last = waiting.get(queue)
    if (last !== undefined) {
      clearTimeout(last)
      timers.delete(last)
    }
    waiting.set(
      queue,
      later(milliseconds, () => {
        waiting.delete(queue)
        wake()
      }),
    )
  }
  const firstOf = (queue: string): E | undefined =>
    entries.read().find((entry) => queueOf(entry) === queue && isWaiting(entry))

  /** The remaining pause, limited to its maximum in case the clock was changed. */
  function pauseBefore(entry: E): number {
    const counted = Math.min((entry.notBefore ?? 0) - Date.now(), Math.max(...waits))
    const closed = (closedUntil.get(queueOf(entry)) ?? 0) - Date.now()
    const limitWait = Math.min((entry.limitWait?.until ?? 0) - Date.now(), longestLimitWait)
    return Math.max(counted, Math.min(closed, wayMilliseconds), limitWait, 0)
  }

  function settle(key: string, sent: NonNullable<E['sent']>): void {
    entries.change(key, (entry) => ({ ...entry, sent }))
    later(settleMilliseconds, () => entries.remove(key))
  }
  function fail(failed: E, error: unknown): void {
    const outcome = outcomeOf(error, failed)
    if (outcome.kind === 'wait') closedUntil.set(queueOf(failed), Date.now() + wayMilliseconds)
    else
      entries.change(failed.key, (entry) => {
        const attempts = entry.attempts + 1
        const wait = waits[entry.attempts]
        if (outcome.kind === 'rate_limited') return { ...entry, limitWait: outcome.limitWait }
        if (outcome.kind === 'failed') return { ...entry, attempts, failure: outcome }
        if (wait !== undefined) return { ...entry, attempts, notBefore: Date.now() + wait }
        return { ...entry, attempts, failure: { text: failedOften, mayRetry: true } }
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
  async function work(queue: string): Promise<void> {
    busy.add(queue)
    try {
      for (;;) {
        const entry = firstOf(queue)
        if (stopped || !entry || !isOpen()) return
        const pause = pauseBefore(entry)
        if (pause > 0) return wakeIn(queue, pause)
        await oneAtATime(lock + queue, () => attempt(entry.key))
      }
    } finally {
      busy.delete(queue)
    }
  }
  function wake(atOnce = false): void {
    if (stopped) return
    if (atOnce) closedUntil.clear()
    for (const queue of new Set(entries.read().filter(isWaiting).map(queueOf)))
      if (!busy.has(queue)) void work(queue)
  }
  return {
    wake,
    settle,
    stop: () => {
      stopped = true
      timers.forEach((timer) => clearTimeout(timer))
      timers.clear()
    },
  }
}
