import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

interface LikesTable {
  /** The table of the likes, and its column with the id of the liked item. */
  readonly table: string
  readonly column: string
  /**
   * A statement with the viewer's id as `$1` and the liked item's id as `$2`. It returns one row
   * with `user_id` and `id` if the viewer may see the item, and locks the person first and then the
   * rest, in the common order.
   */
  readonly locked: string
}

export interface LikedRow {
  readonly id: string
  readonly user_id: string
}

export interface Likes<Row extends LikedRow = LikedRow> {
  /** The liked item; undefined if there is none, or if the viewer already likes it. */
  add(db: Database, id: string, viewerId: string, now: Date): Promise<Row | undefined>
  /** The item that is no longer liked; undefined if the viewer did not like it. */
  remove(db: Database, id: string, viewerId: string): Promise<Row | undefined>
}

/** Each like is one statement, which checks, locks and writes. */
export function likesOf<Row extends LikedRow = LikedRow>({
  table,
  column,
  locked,
}: LikesTable): Likes<Row> {
  const insertLike = statement<Row & Record<string, unknown>, [string, string, now: Date]>(
    `with locked as materialized (${locked}), liked as (
      insert into ${table} (${column}, user_id, created_at)
      select locked.id, locked.user_id, $3::timestamptz from locked on conflict do nothing
      returning user_id)
    select locked.* from locked join liked on true`,
  )
  const deleteLike = statement<Row & Record<string, unknown>, [viewerId: string, id: string]>(
    `with locked as materialized (${locked})
    delete from ${table} l using locked where l.${column} = locked.id and l.user_id = locked.user_id
    returning locked.*`,
  )
  return {
    add: async (db, id, viewerId, now) => (await insertLike(db, [viewerId, id, now]))[0],
    remove: async (db, id, viewerId) => (await deleteLike(db, [viewerId, id]))[0],
  }
}
