import type { Log } from '../logger.ts'
import { listSessionStates } from '../sessions/session-states.store.ts'
import type { StateChange } from './bus.ts'
import { nameOf, type Feed } from './feed.ts'
import type { LogFeed } from './log-feed.ts'
import { deliverFeed, deliverStates, type DeliveryParts } from './deliver-feed.ts'
import { subscribeListeners, deliverLog } from './deliver-log.ts'

/** Half of the time within which a revoked right must take effect. */
const sweepEvery = 1_000

export interface Watch {
  /**
   * Checks these topics now instead of at the next sweep. Resolves when every listener that was
   * behind has been sent the newest state, or the next part of a log.
   */
  look(topics: readonly string[]): Promise<void>
  /** Sends an announced state to the listeners that know everything before it. */
  notify(state: StateChange): void
  /** Checks again whether this person's sessions are still valid. */
  lookAtRights(userId: string): void
  stop(): void
}

interface WatchParts extends DeliveryParts {
  readonly feeds: readonly Feed[]
  readonly logs: readonly LogFeed[]
  readonly log: Log
  readonly sweepMilliseconds?: number | undefined
}

/**
 * Compares what the sockets of this node have received with the database: at once when a change is
 * announced, and once a second for everything. All nodes and the command line write to the
 * database, so no change is missed regardless of its author and of announcements.
 */
export function startWatch(parts: WatchParts): Watch {
  const { hub, feeds, logs, services, log, sweepMilliseconds = sweepEvery } = parts
  const { db, now } = services
  let due = { topics: new Set<string>(), people: new Set<string>(), all: false }
  const states = new Map<string, StateChange[]>()
  let next: Promise<void> | undefined
  let current: Promise<void> | undefined
  let failing = false

  async function checkRights(people: ReadonlySet<string> | 'all'): Promise<void> {
    const sessions = hub.sessions().filter(({ userId }) => people === 'all' || people.has(userId))
    if (sessions.length === 0) return
    for (const state of await listSessionStates(db, sessions, now())) {
      const ban = { until: state.banned_until, words: state.ban_words }
      if (state.banned) hub.end(state.id, 'banned', ban)
      else if (!state.alive) hub.end(state.id, 'signed_out')
    }
  }

  async function round(): Promise<void> {
    const { topics, people, all } = due
    due = { topics: new Set(), people: new Set(), all: false }
    await checkRights(all ? 'all' : people)
    const byName = () => Map.groupBy(all ? hub.topics() : topics, nameOf)
    const memberships = byName()
    for (const feed of logs)
      for (const topic of await subscribeListeners(
        parts,
        feed,
        memberships.get(feed.membership.name) ?? [],
      ))
        topics.add(topic)
    const looked = byName()
    for (const feed of logs) await deliverLog(parts, feed, looked.get(feed.name) ?? [])
    for (const feed of feeds) {
      const behind = new Set([...(looked.get(feed.name) ?? []), ...(await notifyAnnounced(feed))])
      await deliverFeed(parts, feed, [...behind], async () => {
        // A state that arrived meanwhile spares its listeners the message of the feed.
        for (const topic of await notifyAnnounced(feed)) due.topics.add(topic)
      })
    }
  }

  async function notifyAnnounced(feed: Feed): Promise<string[]> {
    const announced = states.get(feed.name) ?? []
    states.delete(feed.name)
    return deliverStates(parts, feed, announced)
  }

  /** One round at a time; all calls during a round share the next one. */
  function wake(): Promise<void> {
    next ??= (current ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        current = next
        next = undefined
        return round()
      })
    return next
  }

  function noteOutcome(error?: unknown): void {
    if (error !== undefined && !failing)
      log.warn({ err: error }, 'could not look after the listening pages')
    failing = error !== undefined
  }
  const wakeQuietly = () => void wake().then(() => noteOutcome(), noteOutcome)

  const sweep = setInterval(() => {
    if (hub.size === 0 || due.all) return
    due.all = true
    wakeQuietly()
  }, sweepMilliseconds).unref()

  return {
    look: (topics) => {
      for (const topic of topics) due.topics.add(topic)
      return wake()
    },
    notify: (state) => {
      const name = nameOf(state.topic)
      states.set(name, [...(states.get(name) ?? []), state])
      wakeQuietly()
    },
    lookAtRights: (userId) => {
      due.people.add(userId)
      wakeQuietly()
    },
    stop: () => clearInterval(sweep),
  }
}
