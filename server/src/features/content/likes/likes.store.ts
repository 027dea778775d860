import type { Database } from '../../../platform/db/database.ts'
import type { Statement } from '../../../platform/db/statement.ts'

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

/** SQL for adding a like, in one statement, which checks, locks and writes. */
export const addLike = ({ table, column, locked }: LikesTable): string =>
  `with locked as materialized (${locked}), liked as (
      insert into ${table} (${column}, user_id, created_at)
      select locked.id, locked.user_id, $3::timestamptz from locked on conflict do nothing
      returning user_id)
    select locked.* from locked join liked on true`

/** SQL for removing a like, in one statement. */
export const removeLike = ({ table, column, locked }: LikesTable): string =>
  `with locked as materialized (${locked})
    delete from ${table} l using locked where l.${column} = locked.id and l.user_id = locked.user_id
    returning locked.*`

export type AddedLike = [viewerId: string, id: string, now: Date]
export type RemovedLike = [viewerId: string, id: string]

interface LikeStatements<Row> {
  readonly add: Statement<Row, AddedLike>
  readonly remove: Statement<Row, RemovedLike>
}

export interface Likes<Row> {
  /** The liked item; undefined if there is none, or if the viewer already likes it. */
  add(db: Database, id: string, viewerId: string, now: Date): Promise<Row | undefined>
  /** The item that is no longer liked; undefined if the viewer did not like it. */
  remove(db: Database, id: string, viewerId: string): Promise<Row | undefined>
}

export const likesOf = <Row extends LikedRow>({
  add,
  remove,
}: LikeStatements<Row>): Likes<Row> => ({
  add: async (db, id, viewerId, now) => (await add(db, [viewerId, id, now]))[0],
  remove: async (db, id, viewerId) => (await remove(db, [viewerId, id]))[0],
})
