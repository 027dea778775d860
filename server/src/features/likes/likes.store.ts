import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

interface Liked {
  /** Where the likes are, and its column with the id of what is liked. */
  readonly table: string
  readonly column: string
  /**
   * The viewer is `$1` and what is liked `$2`: one row with `user_id` and `id`, if it is there for
   * them to see. It holds the person first and then the rest, in the order that everyone keeps.
   */
  readonly held: string
}

/** Each like is one statement, which decides, locks and writes. */
export function likesOf({ table, column, held }: Liked) {
  const insertLike = statement<never, [viewerId: string, id: string, now: Date]>(
    `insert into ${table} (${column}, user_id, created_at)
    select held.id, held.user_id, $3::timestamptz from (${held}) held on conflict do nothing`,
  )
  const deleteLike = statement<never, [viewerId: string, id: string]>(
    `with held as materialized (${held})
    delete from ${table} l using held where l.${column} = held.id and l.user_id = held.user_id`,
  )
  return {
    /** A second like changes nothing. */
    add: async (db: Database, id: string, viewerId: string, now: Date): Promise<void> => {
      await insertLike(db, [viewerId, id, now])
    },
    remove: async (db: Database, id: string, viewerId: string): Promise<void> => {
      await deleteLike(db, [viewerId, id])
    },
  }
}
