import { nameOf } from './feed.ts'
import { nowhere } from './hub.ts'
import type { Listener } from './listener.ts'
import type { LogFeed, Part, Position, ReadPart } from './log-feed.ts'
import { secondsSince, deliverFeed, type DeliveryParts } from './deliver-feed.ts'

/** The maximum number of changes in memory at a time, for all listeners together. */
const mostAtOnce = 1_000

/**
 * Updates the subscriptions of listeners whose membership has changed to the logs that they are in
 * now. They receive changes of a new log from now on. Returns the new topics, which must be read
 * again because they may have changed before the subscription.
 */
export async function subscribeListeners(
  parts: DeliveryParts,
  log: LogFeed,
  topics: readonly string[],
): Promise<string[]> {
  const { hub, services } = parts
  const taken = new Set<string>()
  const begin = (listener: Listener, topic: string, version: number): void => {
    hub.follow(listener, topic, version)
    listener.began?.set(topic, version)
  }
  await deliverFeed(parts, log.membership, topics, async (behind, newest) => {
    // Only current listeners: a listener that connects meanwhile may know more than was read here.
    const subscriptions = behind.flatMap((membership) =>
      hub.listenersOf(membership).map((listener) => ({ membership, listener })),
    )
    const people = new Set(subscriptions.map(({ listener }) => listener.session.userId))
    // Read after the versions, so that a later change raises the version and is found again.
    const found = await log.topicsOf(services.db, [...people])
    const wanted = Map.groupBy(found, ({ userId }) => userId)
    for (const { membership, listener } of subscriptions) {
      const places = wanted.get(listener.session.userId) ?? []
      const inside = new Set(places.map(({ topic }) => topic))
      for (const topic of listener.topics)
        if (nameOf(topic) === log.name && !inside.has(topic)) hub.unfollow(listener, topic)
      for (const { topic, version } of places)
        if (!listener.topics.has(topic)) {
          begin(listener, topic, version)
          taken.add(topic)
        }
      // A new listener is not notified of its membership: its page fetches the current state.
      if (hub.positionOf(listener, membership) === nowhere)
        begin(listener, membership, newest.get(membership) ?? 0)
    }
  })
  return [...taken]
}

/** Reads and sends the next changes to listeners that are behind: one part per socket and topic. */
export async function deliverLog(
  parts: DeliveryParts,
  log: LogFeed,
  topics: readonly string[],
): Promise<void> {
  if (topics.length === 0) return
  const { hub, services } = parts
  const newest = await log.newest(services.db, topics)
  const places = [...newest].flatMap(([topic, version]) =>
    hub
      .positionsBehind(topic, version, log.mostInPart)
      .map((after) => ({ topic, after, changes: Math.min(version - after, log.mostInPart) })),
  )
  for (const batch of batches(places))
    for (const part of await log.read(services.db, batch)) deliverPart(parts, log, part)
}

/** Returns whether a listener here needs a read from the database. */
export function deliverPart(
  { hub, services, onDelivery }: DeliveryParts,
  log: LogFeed,
  part: Part | ReadPart,
): boolean {
  const { left, at } = log.about(part.message)
  const isRead = 'left' in part
  const { reached, hasGaps } = hub.deliverPart(part, isRead ? part.left : left, { isRead })
  if (reached > 0) onDelivery?.(secondsSince(at, services.now()))
  return hasGaps
}

function* batches(places: readonly (Position & { changes: number })[]): Generator<Position[]> {
  let batch: Position[] = []
  let changes = 0
  for (const place of places) {
    batch.push(place)
    changes += place.changes
    if (changes < mostAtOnce) continue
    yield batch
    batch = []
    changes = 0
  }
  if (batch.length > 0) yield batch
}
