import type { ServerMessage } from '@patchbay/contract/realtime'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { RedisLink } from '../redis/redis.ts'
import { createLocalBus, type Announcement, type Bus } from './bus.ts'

const channel = 'patchbay:announcements'

/** Only our own nodes publish here, and their messages already have the contract's shape. */
const message = z.custom<ServerMessage>((value) => typeof value === 'object' && value !== null)

const announcement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), topic: z.string() }),
  z.object({ kind: z.literal('rights'), userId: z.string() }),
  z.object({
    kind: z.literal('said'),
    topic: z.string(),
    after: z.int(),
    upTo: z.int(),
    message,
  }),
  z.object({
    kind: z.literal('state'),
    topic: z.string(),
    after: z.int(),
    upTo: z.int(),
    at: z.iso.datetime(),
    message,
    own: z.optional(z.object({ userId: z.string(), message })),
  }),
  z.object({ kind: z.literal('passing'), topic: z.string(), to: z.array(z.string()), message }),
])

/** Connects nodes through Redis. This node's own pages are notified directly, without Redis. */
export function createRedisBus(redis: RedisLink): Bus {
  const local = createLocalBus()
  const from = `${randomUUID()} `
  redis.subscriber.on('message', (on: string, text: string) => {
    if (on !== channel || text.startsWith(from)) return
    const received = parse(text.slice(from.length))
    if (received !== undefined) local.publish(received)
  })
  // Subscribes after every connect; if the subscription fails, it reconnects.
  redis.onReady(() => {
    redis.subscriber.subscribe(channel).catch(() => redis.subscriber.disconnect(true))
  })
  return {
    publish: (said) => {
      local.publish(said)
      if (redis.isUp()) redis.commands.publish(channel, from + JSON.stringify(said)).catch(() => {})
    },
    subscribe: (listener) => local.subscribe(listener),
    close: () => local.close(),
  }
}

function parse(text: string): Announcement | undefined {
  try {
    return z.parse(announcement, JSON.parse(text))
  } catch {
    return undefined
  }
}
