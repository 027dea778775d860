import type { Database } from '../db/database.ts'
import type { Bus } from './bus.ts'
import type { Listener } from './listener.ts'
import type { LogFeed, EphemeralMessage } from './log-feed.ts'

/** The minimum milliseconds between two ephemeral messages of a socket about one topic. */
const passesEvery = 1_000

/** Forwards a page's ephemeral messages to other followers of the topic who may receive them. */
export function createEphemeral(parts: {
  readonly db: Database
  readonly logs: readonly LogFeed[]
  readonly bus: Bus
}): (listener: Listener, word: EphemeralMessage) => void {
  const { db, logs, bus } = parts
  const passed = new WeakMap<Listener, Map<string, number>>()

  function isTooSoon(listener: Listener, topic: string): boolean {
    const times = passed.get(listener) ?? new Map<string, number>()
    passed.set(listener, times)
    const now = performance.now()
    if (now - (times.get(topic) ?? -Infinity) < passesEvery) return true
    times.set(topic, now)
    return false
  }

  async function pass(log: LogFeed, listener: Listener, word: EphemeralMessage): Promise<void> {
    const topic = log.topicOf(word)
    if (!listener.topics.has(topic) || isTooSoon(listener, topic)) return
    const { to, message } = await log.passOn(db, word, listener.session.userId)
    if (to.length > 0) bus.publish({ kind: 'passing', topic, to, message })
  }

  return (listener, word) => {
    // Ephemeral messages may get lost.
    for (const log of logs) pass(log, listener, word).catch(() => {})
  }
}
