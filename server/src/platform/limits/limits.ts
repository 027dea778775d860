import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'
import type { RedisLink } from '../redis/redis.ts'

/** How often one person or address may do something, by kind. */
const kinds = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Files, which cost more than words. */
  upload: { points: 120, duration: 600 },
  sign_in: { points: 60, duration: 600 },
  password: { points: 10, duration: 900 },
  /** Per account, over all addresses: enough that a stranger cannot lock its owner out. */
  account: { points: 100, duration: 900 },
  /**
   * Per address that a link is mailed to, and per person who asks: nobody's mailbox is flooded. Who
   * is locked out by a stranger has the stranger's mails, of which the newest works.
   */
  link_mail: { points: 5, duration: 3_600 },
  /** Per person: whoever looks for a place asks a few times, and a service may charge for each. */
  location: { points: 30, duration: 600 },
  /** Per person, who types and waits: each looks through all that was said to them. */
  search: { points: 120, duration: 60 },
  /** Per person: each compares a need with everything on offer, and a service may charge for it. */
  match: { points: 30, duration: 60 },
  /** Per person: each is read by someone. */
  verification: { points: 10, duration: 86_400 },
  feedback: { points: 20, duration: 3_600 },
  report: { points: 30, duration: 3_600 },
  /** Per person: whoever makes more fills the list for everyone. */
  community: { points: 20, duration: 86_400 },
  /** Per person: each is a notice to a leader. */
  membership: { points: 60, duration: 3_600 },
} as const

export type LimitKind = keyof typeof kinds

export interface Limits {
  /** Counts one more; refuses with `rate_limited` when it is one too many. */
  count(kind: LimitKind, key: string): Promise<void>
}

/** Counted by all nodes together where there is a Redis; by each alone while it is away. */
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
    // Whoever is over the limit is refused here, without asking again.
    inMemoryBlockOnConsumed: options.points + 1,
  })
}

export const noLimits: Limits = { count: async () => {} }
