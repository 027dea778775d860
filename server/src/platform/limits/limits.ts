import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { errors } from '@patchbay/contract/errors'
import { AppError } from '../http/app-error.ts'
import type { RedisLink } from '../redis/redis.ts'
import {
  isGivenBack,
  limitOptions,
  searchKinds,
  type LimitKind,
  type LimitOptions,
} from './limit-kinds.ts'

/** What is left of a limit. */
export interface Room {
  /** How many uses were left; fewer than asked for if there is too little. */
  readonly left: number
  /** In how many seconds all of them are free again. */
  readonly retryAfter: number
}

export interface Limits {
  /** Counts one use; throws `rate_limited` beyond the limit, with the time to wait. */
  count(kind: LimitKind, key: string): Promise<void>
  /** Counts several uses, also beyond the limit, and says what was left before. */
  reserve(kind: LimitKind, key: string, uses: number): Promise<Room>
  /** Takes back counted uses. */
  giveBack(kind: LimitKind, key: string, uses?: number): Promise<void>
}

export interface Use {
  readonly kind: LimitKind
  readonly key: string
}

/** What a guess counts for: its address, and the networks around it with higher bounds. */
export function guessesFrom(
  kind: LimitKind,
  { address, networks }: { readonly address: string; readonly networks: readonly string[] },
): readonly Use[] {
  const [near, wide] = networks
  return [
    { kind, key: address },
    ...(near === undefined ? [] : [{ kind: 'near_guesses', key: `${kind} ${near}` } as const]),
    ...(wide === undefined ? [] : [{ kind: 'wide_guesses', key: `${kind} ${wide}` } as const]),
  ]
}

/**
 * Counts an attempt only if it is refused. It counts while it runs too, so that many attempts at
 * the same moment do not pass the limit together.
 */
export async function countRefused<Result>(
  limits: Limits,
  uses: readonly Use[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counted: Use[] = []
  const giveBack = async (): Promise<void> => {
    for (const { kind, key } of counted) await limits.giveBack(kind, key)
  }
  // What another limit refuses was not tried, so that trying does not prolong this wait either.
  const isRefusal = (error: unknown): boolean =>
    error instanceof AppError && error.code !== 'rate_limited' && errors[error.code].status < 500
  for (const use of uses) {
    counted.push(use)
    await limits.count(use.kind, use.key).catch(async (error: unknown) => {
      // An attempt that was not made says nothing either, and must not prolong the wait.
      if (error instanceof AppError) await giveBack()
      throw error
    })
  }
  try {
    const result = await attempt()
    await giveBack()
    return result
  } catch (error) {
    // A failure of ours says nothing about the attempt.
    if (!isRefusal(error)) await giveBack()
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
  const limiters = new Map(
    Object.entries(limitOptions).map(([kind, options]) => [
      kind,
      createLimiter(kind, options, shared?.redis),
    ]),
  )
  const limiterOf = (kind: LimitKind): RateLimiterMemory | RateLimiterRedis => {
    const limiter = limiters.get(kind)
    if (limiter === undefined) throw new Error(`There is no limit ${kind}.`)
    return limiter
  }
  const reserve: Limits['reserve'] = async (kind, key, uses) => {
    const limiter = limiterOf(kind)
    let most = limiter.points
    const counted = await limiter.consume(nameOf(key), uses).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // A refusal from memory does not say how much was counted.
      most = uses - 1
      return refusal
    })
    return {
      left: Math.max(0, Math.min(most, limiter.points - counted.consumedPoints + uses)),
      retryAfter: Math.max(1, Math.ceil(counted.msBeforeNext / 1_000)),
    }
  }
  return {
    reserve,
    count: async (kind, key) => {
      const { left, retryAfter } = await reserve(kind, key, 1)
      if (left > 0) return
      const limit = searchKinds.has(kind) ? ({ of: 'search', left } as const) : undefined
      throw new AppError('rate_limited', undefined, { retryAfter, limit })
    },
    giveBack: async (kind, key, uses = 1) => void (await limiterOf(kind).reward(nameOf(key), uses)),
  }
}

function createLimiter(
  kind: string,
  options: LimitOptions,
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
    // Refuses callers over the limit from memory, without another request to Redis; not where
    // uses are given back, because they would stay refused there.
    ...(!isGivenBack(kind) && { inMemoryBlockOnConsumed: options.points + 1 }),
  })
}

export const noLimits: Limits = {
  count: async () => {},
  reserve: async (_kind, _key, uses) => ({ left: uses, retryAfter: 0 }),
  giveBack: async () => {},
}
