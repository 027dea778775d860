import { nameOf } from './feed.ts'
import { nowhere } from './hub.ts'
import type { Listener } from './listener.ts'
import type { LogFeed, Part, Place, ReadPart } from './log-feed.ts'
import { secondsSince, tellFeed, type TellingParts } from './tell-feed.ts'

/** So many changes are held in memory at a time, whoever is behind with whatever. */
const mostAtOnce = 1_000

/**
 * Lets the sockets of those whose membership has changed follow what they are in now, and nothing
 * else; of what is new to them they hear what happens from now on. Returns what that is: it may
 * have changed once more before they followed it.
 */
export async function subscribeListeners(
  parts: TellingParts,
  log: LogFeed,
  topics: readonly string[],
): Promise<string[]> {
  const { hub, services } = parts
  const taken = new Set<string>()
  const begin = (listener: Listener, topic: string, version: number): void => {
    hub.follow(listener, topic, version)
    listener.began?.set(topic, version)
  }
  await tellFeed(parts, log.membership, topics, async (behind, newest) => {
    // Only those who are there now: whoever comes meanwhile may know more than this will say.
    const subscriptions = behind.flatMap((membership) =>
      hub.listenersOf(membership).map((listener) => ({ membership, listener })),
    )
    const people = new Set(subscriptions.map(({ listener }) => listener.session.userId))
    // After the versions were read: what changes later raises them, and is found by that.
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
      // Whoever has just come is told nothing: they ask for what there is.
      if (hub.placeOf(listener, membership) === nowhere)
        begin(listener, membership, newest.get(membership) ?? 0)
    }
  })
  return [...taken]
}

/** Reads on for those who are behind, and tells them: one part a socket and topic. */
export async function tellLog(
  parts: TellingParts,
  log: LogFeed,
  topics: readonly string[],
): Promise<void> {
  if (topics.length === 0) return
  const { hub, services } = parts
  const newest = await log.newest(services.db, topics)
  const places = [...newest].flatMap(([topic, version]) =>
    hub
      .placesBehind(topic, version, log.mostInPart)
      .map((after) => ({ topic, after, changes: Math.min(version - after, log.mostInPart) })),
  )
  for (const batch of batches(places))
    for (const part of await log.read(services.db, batch)) deliverPart(parts, log, part)
}

/** Returns whether it has to be read for somebody here. */
export function deliverPart(
  { hub, services, onDelivery }: TellingParts,
  log: LogFeed,
  part: Part | ReadPart,
): boolean {
  const { left, at } = log.about(part.message)
  const isRead = 'left' in part
  const { reached, hasGaps } = hub.deliverPart(part, isRead ? part.left : left, { isRead })
  if (reached > 0) onDelivery?.(secondsSince(at, services.now()))
  return hasGaps
}

function* batches(places: readonly (Place & { changes: number })[]): Generator<Place[]> {
  let batch: Place[] = []
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
