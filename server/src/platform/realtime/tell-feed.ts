import type { Services } from '../http/action.ts'
import { followerKey, type Feed } from './feed.ts'
import type { Hub } from './hub.ts'

export interface TellingParts {
  readonly hub: Hub
  readonly services: Pick<Services, 'db' | 'now'>
  /** Called with the seconds between a change and its delivery to the sockets. */
  readonly onDelivery?: ((seconds: number) => void) | undefined
}

/** Sends the newest state to all listeners that are behind. */
export async function tellFeed(
  { hub, services: { db, now }, onDelivery }: TellingParts,
  feed: Feed,
  topics: readonly string[],
  /** Runs for the changed topics between reading and sending. */
  prepare?: (behind: readonly string[], newest: ReadonlyMap<string, number>) => Promise<void>,
): Promise<void> {
  if (topics.length === 0) return
  const newest = await feed.newest(db, topics)
  const behind = topics.filter((topic) => hub.isBehind(topic, newest.get(topic) ?? 0))
  if (behind.length === 0) return
  const audience = await feed.audience?.(db, hub.followersOf(behind))
  const changes = await feed.read(db, behind)
  await prepare?.(behind, newest)
  for (const { topic, version, message, at } of changes) {
    const mayReceive = (userId: string) => audience?.has(followerKey(topic, userId)) ?? true
    if (hub.deliver(topic, version, message, mayReceive) > 0) onDelivery?.(secondsSince(at, now()))
  }
}

export const secondsSince = (at: Date, now: Date): number =>
  Math.max(0, now.getTime() - at.getTime()) / 1000
