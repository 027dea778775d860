import { transaction, type Database } from '../db/database.ts'
import type { ViewerContext } from '../http/action.ts'
import { AppError } from '../http/app-error.ts'
import type { LimitKind, MadeKind } from './limit-kinds.ts'
import type { Room } from './limits.ts'

/** How much of each kind a request makes at most. */
type Uses = Readonly<Partial<Record<MadeKind, number>>>

/** Without an argument, everything is new. */
export type Made = (fresh?: Uses) => void

const firstWeek = 7 * 24 * 60 * 60 * 1_000

interface Reserved extends Room {
  readonly kind: MadeKind
  readonly limit: LimitKind
  readonly most: number
}

/**
 * Counts what the viewer makes. `attempt` calls `made` as soon as it knows how much of it is new,
 * which throws `rate_limited` beyond a limit: what was made before can be sent again at any time.
 * It is counted before, because a transaction must not wait for a count, and what was not made is
 * given back.
 */
export async function countMade<Result>(
  { limits, viewer, now }: Pick<ViewerContext, 'limits' | 'viewer' | 'now'>,
  uses: Uses,
  attempt: (made: Made) => Promise<Result>,
): Promise<Result> {
  const isNew = now().getTime() - viewer.since.getTime() < firstWeek
  const kinds = Object.entries(uses) as [MadeKind, number][]
  const reserved: readonly Reserved[] = await Promise.all(
    kinds.map(async ([kind, most]) => {
      const limit = isNew ? (`${kind}_first_week` as const) : kind
      return { kind, limit, most, ...(await limits.reserve(limit, viewer.userId, most)) }
    }),
  )
  let used: Uses = {}
  const made: Made = (fresh = uses) => {
    for (const { kind, left, retryAfter } of reserved)
      if ((fresh[kind] ?? 0) > left)
        throw new AppError('rate_limited', undefined, { retryAfter, limit: { of: kind, left } })
    used = fresh
  }
  try {
    return await attempt(made)
  } catch (error) {
    used = {}
    throw error
  } finally {
    for (const { kind, limit, most } of reserved) {
      const unused = most - (used[kind] ?? 0)
      if (unused > 0) await limits.giveBack(limit, viewer.userId, unused)
    }
  }
}

/** A transaction that counts what it makes. */
export const countedTransaction = <Result>(
  ctx: ViewerContext,
  uses: Uses,
  work: (tx: Database, made: Made) => Promise<Result>,
): Promise<Result> => countMade(ctx, uses, (made) => transaction(ctx.db, (tx) => work(tx, made)))
