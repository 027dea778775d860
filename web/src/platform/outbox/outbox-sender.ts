import { isWaiting, type OutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import type { SendOutcome } from './send-outcome.ts'

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

export interface SenderRules<E extends OutboxEntry> {
  /** Entries of one place are sent one after the other, in the order of writing. */
  readonly placeOf: (entry: E) => string
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
const longestHold = 24 * 60 * 60 * 1000
/** The retry interval while the connection is lost. */
const wayMilliseconds = 5000
/** How long other tabs have to notice that an entry was sent. */
const settleMilliseconds = 5000

/** Sends waiting entries. */
export function createOutboxSender<E extends OutboxEntry>(
  options: SenderOptions<E>,
): OutboxSender<E> {
  const { lock, entries, placeOf, outcomeOf, failedOften, isOpen, post, onFailure } = options
  const busy = new Set<string>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** By place: the only timer for its next attempt. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  /** By place: when to try again after a lost connection. */
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
  function wakeIn(place: string, milliseconds: number): void {
    const last = waiting.get(place)
    if (last !== undefined) {
      clearTimeout(last)
      timers.delete(last)
    }
    waiting.set(
      place,
      later(milliseconds, () => {
        waiting.delete(place)
        wake()
      }),
    )
  }
  const firstOf = (place: string): E | undefined =>
    entries.read().find((entry) => placeOf(entry) === place && isWaiting(entry))

  /** The remaining pause, limited to its maximum in case the clock was changed. */
  function pauseBefore(entry: E): number {
    const counted = Math.min((entry.notBefore ?? 0) - Date.now(), Math.max(...waits))
    const closed = (closedUntil.get(placeOf(entry)) ?? 0) - Date.now()
    const held = Math.min((entry.held?.until ?? 0) - Date.now(), longestHold)
    return Math.max(counted, Math.min(closed, wayMilliseconds), held, 0)
  }

  function settle(key: string, sent: NonNullable<E['sent']>): void {
    entries.change(key, (entry) => ({ ...entry, sent }))
    later(settleMilliseconds, () => entries.remove(key))
  }
  function fail(failed: E, error: unknown): void {
    const outcome = outcomeOf(error, failed)
    if (outcome.kind === 'wait') closedUntil.set(placeOf(failed), Date.now() + wayMilliseconds)
    else
      entries.change(failed.key, (entry) => {
        const attempts = entry.attempts + 1
        const wait = waits[entry.attempts]
        if (outcome.kind === 'hold') return { ...entry, held: outcome.held }
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
  async function work(place: string): Promise<void> {
    busy.add(place)
    try {
      for (;;) {
        const entry = firstOf(place)
        if (stopped || !entry || !isOpen()) return
        const pause = pauseBefore(entry)
        if (pause > 0) return wakeIn(place, pause)
        await oneAtATime(lock + place, () => attempt(entry.key))
      }
    } finally {
      busy.delete(place)
    }
  }
  function wake(atOnce = false): void {
    if (stopped) return
    if (atOnce) closedUntil.clear()
    for (const place of new Set(entries.read().filter(isWaiting).map(placeOf)))
      if (!busy.has(place)) void work(place)
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
