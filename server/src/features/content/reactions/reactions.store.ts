import { mostDifferentReactions } from '@patchbay/contract/content/reactions'
import type { Database } from '../../../platform/db/database.ts'
import type { Statement } from '../../../platform/db/statement.ts'

/** What is read of the reactions to something. */
export interface ReactionsRow {
  /** The number of each emoji, which triggers keep; null if there are none. */
  readonly reaction_counts: Readonly<Record<string, number>> | null
  readonly my_reaction: string | null
}

interface ReactionsTable {
  /** The table of the reactions, and its column with the id of what is reacted to. */
  readonly table: string
  readonly column: string
}

/** SQL for the columns of `ReactionsRow`: of `thing`, an alias, for the viewer `$1`. */
export const reactionsColumns = ({ table, column }: ReactionsTable, thing: string): string =>
  `${thing}.reaction_counts, (select mine.emoji from ${table} mine
    where mine.${column} = ${thing}.id and mine.user_id = $1) as my_reaction`

interface LockedTable extends ReactionsTable {
  /**
   * A statement with the viewer's id as `$1` and the id of what is reacted to as `$2`. It returns
   * one row with `user_id`, `id` and `reaction_counts` if the viewer may see it, and locks the
   * person first, then the rest in the common order, and the thing itself `for no key update`:
   * what is locked has the counts as they are now.
   */
  readonly locked: string
}

/** SQL that gives or replaces the viewer's reaction, in one statement, which checks, locks and writes. */
export const setReaction = ({ table, column, locked }: LockedTable): string =>
  `with locked as materialized (${locked}), reacted as (
      insert into ${table} as known (${column}, user_id, emoji, created_at)
      select locked.id, locked.user_id, $4::text, $3::timestamptz from locked
      where coalesce(locked.reaction_counts ? $4::text, false) or ${mostDifferentReactions} > (
        select count(*) from jsonb_object_keys(locked.reaction_counts))
      on conflict (${column}, user_id) do update
        set emoji = excluded.emoji, created_at = excluded.created_at
        where known.emoji <> excluded.emoji
      returning user_id)
    select locked.id from locked join reacted on true`

/** SQL that takes the viewer's reaction back, in one statement. */
export const removeReaction = ({ table, column, locked }: LockedTable): string =>
  `with locked as materialized (${locked})
    delete from ${table} known using locked
    where known.${column} = locked.id and known.user_id = locked.user_id
    returning locked.id`

export interface ReactedRow {
  readonly id: string
}
export type GivenReaction = [viewerId: string, id: string, now: Date, emoji: string]
export type TakenReaction = [viewerId: string, id: string]

interface ReactionStatements {
  readonly set: Statement<ReactedRow, GivenReaction>
  readonly remove: Statement<ReactedRow, TakenReaction>
}

interface Given {
  readonly id: string
  readonly viewerId: string
  /** Null takes it back. */
  readonly emoji: string | null
  readonly now: Date
}

/** Returns whether anything has changed. */
export type React = (db: Database, given: Given) => Promise<boolean>

export const reactionsOf =
  ({ set, remove }: ReactionStatements): React =>
  async (db, { id, viewerId, emoji, now }) =>
    emoji === null
      ? (await remove(db, [viewerId, id])).length > 0
      : (await set(db, [viewerId, id, now, emoji])).length > 0
