import type { Database } from '../db/database.ts'
import type { Services } from '../http/action.ts'
import type { StateChange } from './bus.ts'
import { followerKey, type Feed } from './feed.ts'
import type { Hub } from './hub.ts'

export interface DeliveryParts {
  readonly hub: Hub
  readonly services: Pick<Services, 'db' | 'now'>
  /** Called with the seconds between a change and its delivery to the sockets. */
  readonly onDelivery?: ((seconds: number) => void) | undefined
}

/** Sends the newest state to all listeners that are behind. */
export async function deliverFeed(
  { hub, services: { db, now }, onDelivery }: DeliveryParts,
  feed: Feed,
  topics: readonly string[],
  /** Runs for the changed topics between reading and sending. */
  prepare?: (behind: readonly string[], newest: ReadonlyMap<string, number>) => Promise<void>,
): Promise<void> {
  if (topics.length === 0) return
  const newest = await feed.newest(db, topics)
  const behind = topics.filter((topic) => hub.isBehind(topic, newest.get(topic) ?? 0))
  if (behind.length === 0) return
  const mayReceive = await askAudience(hub, db, feed, behind)
  const changes = await feed.read(db, behind)
  await prepare?.(behind, newest)
  for (const { topic, version, message, at } of changes) {
    const reached = hub.deliver(topic, version, message, (userId) => mayReceive(topic, userId))
    if (reached > 0) onDelivery?.(secondsSince(at, now()))
  }
}

/**
 * Sends announced states, in their order, to the listeners that know everything before. Returns the
 * topics with listeners that are still behind.
 */
export async function deliverStates(
  { hub, services: { db, now }, onDelivery }: DeliveryParts,
  feed: Feed,
  states: readonly StateChange[],
): Promise<string[]> {
  const wanted = states.filter(({ topic, upTo }) => hub.isBehind(topic, upTo))
  if (wanted.length === 0) return []
  const mayReceive = await askAudience(hub, db, feed, [...new Set(wanted.map(topicOf))])
  const withGaps = new Set<string>()
  for (const state of wanted.toSorted((one, other) => one.after - other.after)) {
    const { topic, at } = state
    const { reached, hasGaps } = hub.deliverState(state, (userId) => mayReceive(topic, userId))
    if (reached > 0) onDelivery?.(secondsSince(new Date(at), now()))
    if (hasGaps) withGaps.add(topic)
  }
  return [...withGaps]
}

const topicOf = ({ topic }: StateChange): string => topic

/** One question for all topics. Nothing is known of people who began to follow after it. */
async function askAudience(
  hub: Hub,
  db: Database,
  feed: Feed,
  topics: readonly string[],
): Promise<(topic: string, userId: string) => boolean | undefined> {
  if (feed.audience === undefined) return () => true
  const following = hub.followersOf(topics)
  const asked = new Set(following.map(({ topic, userId }) => followerKey(topic, userId)))
  const audience = await feed.audience(db, following)
  return (topic, userId) => {
    const key = followerKey(topic, userId)
    return asked.has(key) ? audience.has(key) : undefined
  }
}

export const secondsSince = (at: Date, now: Date): number =>
  Math.max(0, now.getTime() - at.getTime()) / 1000
