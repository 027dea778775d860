import type { Services } from '../http/action.ts'
import type { Log } from '../log.ts'
import { listSessionStates } from '../sessions/session-states.store.ts'
import { heardBy, nameOf, type Feed } from './feed.ts'
import type { Hub } from './hub.ts'

/** Half of the time within which a right that has ended must be felt. */
const sweepEvery = 1_000

export interface Watch {
  /** Looks at these now, instead of at the next sweep. Resolves when all that was behind has been told. */
  look(topics: readonly string[]): Promise<void>
  /** Asks again whether this person's sessions may listen. */
  lookAtRights(userId: string): void
  stop(): void
}

interface WatchParts {
  readonly hub: Hub
  readonly feeds: readonly Feed[]
  readonly services: Pick<Services, 'db' | 'now'>
  readonly log: Log
  readonly sweepMilliseconds?: number | undefined
  /** How many seconds after it was made a change was handed to the sockets. */
  readonly onDelivery?: ((seconds: number) => void) | undefined
}

/**
 * Compares what the sockets of this node have heard with what the database holds: at once where
 * somebody says that something has changed, and once a second everywhere. The database is the one
 * place that all nodes and the command line write to, so nothing is missed, whoever made the change
 * and whatever was announced.
 */
export function startWatch(parts: WatchParts): Watch {
  const { hub, feeds, services, log, onDelivery, sweepMilliseconds = sweepEvery } = parts
  const { db, now } = services
  let due = { topics: new Set<string>(), people: new Set<string>(), all: false }
  let next: Promise<void> | undefined
  let current: Promise<void> | undefined
  let failing = false

  async function checkRights(people: ReadonlySet<string> | 'all'): Promise<void> {
    const sessions = hub.sessions().filter(({ userId }) => people === 'all' || people.has(userId))
    if (sessions.length === 0) return
    for (const { id, banned, banned_until, alive } of await listSessionStates(
      db,
      sessions,
      now(),
    )) {
      if (banned) hub.end(id, 'banned', banned_until)
      else if (!alive) hub.end(id, 'signed_out')
    }
  }

  async function tellChanges(feed: Feed, topics: readonly string[]): Promise<void> {
    if (topics.length === 0) return
    const newest = await feed.newest(db, topics)
    const behind = topics.filter((topic) => hub.isBehind(topic, newest.get(topic) ?? 0))
    if (behind.length === 0) return
    const audience = await feed.audience?.(db, hub.followersOf(behind))
    for (const { topic, version, message, at } of await feed.read(db, behind)) {
      const mayHear = (userId: string) => audience?.has(heardBy(topic, userId)) ?? true
      if (hub.deliver(topic, version, message, mayHear) > 0)
        onDelivery?.(Math.max(0, now().getTime() - at.getTime()) / 1000)
    }
  }

  async function round(): Promise<void> {
    const { topics, people, all } = due
    due = { topics: new Set(), people: new Set(), all: false }
    await checkRights(all ? 'all' : people)
    const byFeed = Map.groupBy(all ? hub.topics() : topics, nameOf)
    for (const feed of feeds) await tellChanges(feed, byFeed.get(feed.name) ?? [])
  }

  /** One round at a time; whoever asks meanwhile shares the one after it. */
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
    lookAtRights: (userId) => {
      due.people.add(userId)
      wakeQuietly()
    },
    stop: () => clearInterval(sweep),
  }
}
