import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'
import type { RedisLink } from '../redis/redis.ts'

/** How often a person or an address may do something, by kind. */
const kinds = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Files, which cost more than text. */
  upload: { points: 120, duration: 600 },
  sign_in: { points: 60, duration: 600 },
  password: { points: 10, duration: 900 },
  /** Per account, over all addresses: high enough that a stranger cannot lock its owner out. */
  account: { points: 100, duration: 900 },
  /**
   * Per mailed address and per requesting person, so that nobody's mailbox is flooded. If a
   * stranger uses up the limit, the owner has the stranger's mails, of which the newest works.
   */
  link_mail: { points: 5, duration: 3_600 },
  /** Per person: finding a location takes a few requests, and a service may charge for each. */
  location: { points: 30, duration: 600 },
  /** Per person, while typing: each request searches all of the person's messages. */
  search: { points: 120, duration: 60 },
  /** Per person: each compares a need with every listing, and a service may charge for it. */
  match: { points: 30, duration: 60 },
  /** Per person: each request is read by an operator. */
  verification: { points: 10, duration: 86_400 },
  feedback: { points: 20, duration: 3_600 },
  report: { points: 30, duration: 3_600 },
  /** Per person: more would fill the list for everyone. */
  community: { points: 20, duration: 86_400 },
  /** Per person: each request notifies a leader. */
  membership: { points: 60, duration: 3_600 },
} as const

export type LimitKind = keyof typeof kinds

export interface Limits {
  /** Counts one use; throws `rate_limited` beyond the limit. */
  count(kind: LimitKind, key: string): Promise<void>
}

/** All nodes count together if there is a Redis; each node counts alone while it is unreachable. */
export function createLimits(redis?: RedisLink): Limits {
  const limiters = Object.fromEntries(
    Object.entries(kinds).map(([kind, options]) => [kind, createLimiter(kind, options, redis)]),
  )
  return {
    count: async (kind, key) => {
      try {
        await limiters[kind]?.consume(key)
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        throw new AppError('rate_limited')
      }
    },
  }
}

function createLimiter(
  kind: string,
  options: { points: number; duration: number },
  redis: RedisLink | undefined,
): RateLimiterMemory | RateLimiterRedis {
  const memory = new RateLimiterMemory(options)
  if (redis === undefined) return memory
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.commands,
    keyPrefix: `patchbay:limit:${kind}`,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
    // Refuses callers over the limit from memory, without another request to Redis.
    inMemoryBlockOnConsumed: options.points + 1,
  })
}

export const noLimits: Limits = { count: async () => {} }
