import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { errors } from '@patchbay/contract/errors'
import { AppError } from '../http/app-error.ts'
import type { RedisLink } from '../redis/redis.ts'

/** How often a person or an address may do something, by kind. */
const kinds = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  /** Pictures and the page, which anybody may fetch, per address: a page shows many pictures. */
  picture: { points: 3_000, duration: 60 },
  /** Files, which cost more than text. */
  upload: { points: 120, duration: 600 },
  sign_in: { points: 60, duration: 600 },
  /** Guesses, apart for each purpose: what was right is given back. */
  password_sign_in: { points: 10, duration: 900 },
  password_change: { points: 10, duration: 900 },
  password_reset: { points: 10, duration: 900 },
  /** Every request for a reset counts: each may send a mail. */
  reset_request: { points: 10, duration: 900 },
  /** Per account, over all addresses: high enough that a stranger cannot lock its owner out. */
  account_sign_in: { points: 100, duration: 900 },
  account_change: { points: 100, duration: 900 },
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

const guesses: ReadonlySet<string> = new Set<LimitKind>([
  'password_sign_in',
  'password_change',
  'password_reset',
  'account_sign_in',
  'account_change',
])

export interface Limits {
  /** Counts one use; throws `rate_limited` beyond the limit, with the time to wait. */
  count(kind: LimitKind, key: string): Promise<void>
  /** Takes back one counted use. */
  giveBack(kind: LimitKind, key: string): Promise<void>
}

/**
 * Counts an attempt only if it is refused. It counts while it runs too, so that many attempts at
 * the same moment do not pass the limit together.
 */
export async function countRefused<Result>(
  limits: Limits,
  { kind, key }: { readonly kind: LimitKind; readonly key: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  await limits.count(kind, key).catch(async (error: unknown) => {
    // An attempt that was not made says nothing either, and must not prolong the wait.
    if (error instanceof AppError) await limits.giveBack(kind, key)
    throw error
  })
  const isRefusal = (error: unknown): boolean =>
    error instanceof AppError && errors[error.code].status < 500
  try {
    const result = await attempt()
    await limits.giveBack(kind, key)
    return result
  } catch (error) {
    // A failure of ours says nothing about the attempt.
    if (!isRefusal(error)) await limits.giveBack(kind, key)
    throw error
  }
}

interface SharedLimits {
  readonly redis: RedisLink
  /** The same for all nodes: Redis learns no e-mail address and no IP address from a key. */
  readonly secret: Buffer
}

/** All nodes count together if there is a Redis; each node counts alone while it is unreachable. */
export function createLimits(shared?: SharedLimits): Limits {
  const nameOf = (key: string): string =>
    shared === undefined ? key : createHmac('sha256', shared.secret).update(key).digest('base64url')
  const limiters = Object.fromEntries(
    Object.entries(kinds).map(([kind, options]) => [
      kind,
      createLimiter(kind, options, shared?.redis),
    ]),
  )
  return {
    count: async (kind, key) => {
      try {
        await limiters[kind]?.consume(nameOf(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
        throw new AppError('rate_limited', undefined, { retryAfter })
      }
    },
    giveBack: async (kind, key) => void (await limiters[kind]?.reward(nameOf(key))),
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
    // Refuses callers over the limit from memory, without another request to Redis; not guesses,
    // because what is given back would stay refused there.
    ...(!guesses.has(kind) && { inMemoryBlockOnConsumed: options.points + 1 }),
  })
}

export const noLimits: Limits = { count: async () => {}, giveBack: async () => {} }
