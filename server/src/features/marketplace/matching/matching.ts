import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logger.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listDocuments } from './documents.store.ts'
import { modelId } from './engine/model/embedder.ts'
import { createMatcher, type Matcher, type Ranking } from './engine/matcher.ts'
import { listChanged } from './listing-index.store.ts'

const listingsPerPage = 500

export interface RankOptions {
  readonly today: Date
  /** Providers whose listings are left out. */
  readonly exclude: readonly string[]
  readonly most: number
}

/** The listings of one database in memory, with the matcher that compares them with needs. */
export interface Matching extends Pick<Matcher, 'embed' | 'stop'> {
  /** The best first, of all indexed listings. The caller must check what the viewer may see. */
  rank(db: Database, description: string, options: RankOptions): Promise<Ranking>
  /** Weighs listings that an external service has chosen. */
  weigh(db: Database, description: string, ids: readonly string[], today: Date): Promise<Ranking>
  /** Loads the listings; the model starts only when a text must be embedded. */
  warm(db: Database): Promise<void>
  /** Drops those of the listings that do not exist any more. */
  forgetGone(db: Database, ids: readonly string[]): Promise<void>
}

interface MatchingOptions {
  readonly log?: Log
  /** Whether meanings are compared, and not only words. */
  readonly model?: boolean
  readonly matcher?: Matcher
}

/** Database errors stay as they are; errors of the matcher become `match_failed`. */
const orFailed = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new AppError('match_failed', error)
  })

/** Nothing runs until the first request. */
export function createMatching(options: MatchingOptions = {}): Matching {
  const { log, model = true } = options
  const matcher =
    options.matcher ?? createMatcher({ model: model ? 'on' : 'off', ...(log && { log }) })
  let known = 0
  /** How often the matcher has lost its data. */
  let losses = 0
  let refreshing: Promise<void> | undefined

  async function takeOver(db: Database): Promise<void> {
    for (;;) {
      const before = losses
      const changed = await listChanged(db, known, modelId, listingsPerPage)
      if (changed.length === 0) return
      const ids = changed.map(({ listing_id }) => listing_id)
      const documents = await listDocuments(db, ids)
      const wholes = new Map(changed.map(({ listing_id, whole }) => [listing_id, whole]))
      const there = new Set(documents.map(({ id }) => id))
      await orFailed(
        matcher.put(
          documents.map((document) => {
            const whole = wholes.get(document.id)
            return { document, ...(whole && { vectors: { whole } }) }
          }),
        ),
      )
      await orFailed(matcher.remove(ids.filter((id) => !there.has(id))))
      if (before !== losses) continue
      known = changed.at(-1)?.version ?? known
      if (changed.length < listingsPerPage) return
    }
  }

  /** Loads changes into the matcher; every ranking waits for this. */
  const refresh = (db: Database): Promise<void> => {
    refreshing ??= takeOver(db).finally(() => (refreshing = undefined))
    return refreshing
  }

  matcher.onLost(() => {
    known = 0
    losses += 1
  })
  return {
    warm: (db) => refresh(db),
    rank: async (db, description, wanted) => {
      await refresh(db)
      return orFailed(matcher.rank(description, wanted))
    },
    weigh: async (db, description, ids, today) => {
      await refresh(db)
      return orFailed(matcher.weigh(description, ids, { today }))
    },
    forgetGone: async (db, ids) => {
      if (ids.length === 0) return
      const there = new Set((await listDocuments(db, ids)).map(({ id }) => id))
      // A matcher that has died has already forgotten all of them.
      await matcher.remove(ids.filter((id) => !there.has(id))).catch(() => {})
    },
    embed: (documents) => matcher.embed(documents),
    stop: () => matcher.stop(),
  }
}
