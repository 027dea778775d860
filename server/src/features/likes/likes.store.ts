import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

interface LikesTable {
  /** Where the likes are, and its column with the id of what is liked. */
  readonly table: string
  readonly column: string
  /**
   * The viewer is `$1` and what is liked `$2`: one row with `user_id` and `id`, if it is there for
   * them to see. It holds the person first and then the rest, in the order that everyone keeps.
   */
  readonly held: string
}

export interface Locked {
  readonly id: string
  readonly user_id: string
}

export interface Likes<Row extends Locked = Locked> {
  /** What was liked; undefined where there is nothing to like. A second like changes nothing. */
  add(db: Database, id: string, viewerId: string, now: Date): Promise<Row | undefined>
  /** What is no longer liked; undefined where it was not. */
  remove(db: Database, id: string, viewerId: string): Promise<Row | undefined>
}

/** Each like is one statement, which decides, locks and writes. */
export function likesOf<Row extends Locked = Locked>({
  table,
  column,
  held,
}: LikesTable): Likes<Row> {
  const insertLike = statement<Row & Record<string, unknown>, [string, string, now: Date]>(
    `with held as materialized (${held}), liked as (
      insert into ${table} (${column}, user_id, created_at)
      select held.id, held.user_id, $3::timestamptz from held on conflict do nothing
      returning user_id)
    select held.* from held join liked on true`,
  )
  const deleteLike = statement<Row & Record<string, unknown>, [viewerId: string, id: string]>(
    `with held as materialized (${held})
    delete from ${table} l using held where l.${column} = held.id and l.user_id = held.user_id
    returning held.*`,
  )
  return {
    add: async (db, id, viewerId, now) => (await insertLike(db, [viewerId, id, now]))[0],
    remove: async (db, id, viewerId) => (await deleteLike(db, [viewerId, id]))[0],
  }
}
