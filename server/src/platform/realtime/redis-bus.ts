import { serverMessage } from '@patchbay/contract/realtime'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { RedisLink } from '../redis/redis.ts'
import { createLocalBus, type Announcement, type Bus } from './bus.ts'

const channel = 'patchbay:announcements'

const envelope = z.object({
  from: z.string(),
  announcement: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), topic: z.string() }),
    z.object({ kind: z.literal('rights'), userId: z.string() }),
    z.object({
      kind: z.literal('said'),
      topic: z.string(),
      after: z.int(),
      upTo: z.int(),
      message: serverMessage,
    }),
    z.object({
      kind: z.literal('passing'),
      topic: z.string(),
      to: z.array(z.string()),
      message: serverMessage,
    }),
  ]),
})

/** Between nodes, by Redis. This node's own pages hear directly: they need no Redis that works. */
export function createRedisBus(redis: RedisLink): Bus {
  const local = createLocalBus()
  const from = randomUUID()
  redis.subscriber.on('message', (on: string, text: string) => {
    if (on !== channel) return
    const received = parse(text)
    if (received !== undefined && received.from !== from) local.publish(received.announcement)
  })
  // At every connection anew; one that takes the call and does not answer is called again.
  redis.onReady(() => {
    redis.subscriber.subscribe(channel).catch(() => redis.subscriber.disconnect(true))
  })
  return {
    publish: (announcement) => {
      local.publish(announcement)
      if (redis.isUp())
        redis.commands.publish(channel, JSON.stringify({ from, announcement })).catch(() => {})
    },
    subscribe: (hear) => local.subscribe(hear),
    close: () => local.close(),
  }
}

function parse(text: string): { from: string; announcement: Announcement } | undefined {
  try {
    return z.parse(envelope, JSON.parse(text))
  } catch {
    return undefined
  }
}
