import { blocksPerPage } from '@patchbay/contract/people/blocks'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement, quickRead } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** False if nothing has changed, because the person was blocked already. */
export async function insertBlock(
  tx: Database,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await query(tx)
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .returning('blocker_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteBlock(
  db: Database,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  const deleted = await query(db)
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .returning('blocker_id')
    .executeTakeFirst()
  return deleted !== undefined
}

const raiseVersions = statement<never, [ids: readonly string[]]>(
  `update user_profiles set blocks_version = blocks_version + 1
  where id = any($1::uuid[]) and deleted_at is null`,
)

/** The caller must hold the locks on both people. */
export async function raiseBlocksVersions(tx: Database, ids: readonly string[]): Promise<void> {
  await raiseVersions(tx, [ids])
}

export interface BlockRow {
  readonly person: PersonRow
  readonly created_at: Date
}

/** The cursor: the last block of the previous page. */
export interface BlockCursor {
  readonly createdAt: Date
  readonly blockedId: string
}

// The time is compared twice: the first comparison is the one the index can start at.
const selectBlocks = statement<
  BlockRow,
  [blockerId: string, createdAt: Date | null, blockedId: string | null]
>(`select ${personJson('p')} as person, b.created_at
  from user_blocks b join user_profiles p on p.id = b.blocked_id
  where b.blocker_id = $1 and b.created_at <= coalesce($2::timestamptz, 'infinity')
    and ($2::timestamptz is null or b.created_at < $2 or b.blocked_id > $3::uuid)
  order by b.created_at desc, b.blocked_id limit ${blocksPerPage + 1}`)

/** One page plus one row, the latest first. */
export const listBlocksOf = (
  db: Database,
  blockerId: string,
  after: BlockCursor | undefined,
): Promise<readonly BlockRow[]> =>
  selectBlocks(db, [blockerId, after?.createdAt ?? null, after?.blockedId ?? null])

/** An SQL condition: whether one person has blocked another. */
export const hasBlocked = (blocker: string, blocked: string): string => `exists (
  select 1 from user_blocks block
  where block.blocker_id = ${blocker} and block.blocked_id = ${blocked})`

const selectBlockedWith = quickRead<{ id: string }, [userId: string]>(
  `select blocked_id as id from user_blocks where blocker_id = $1
  union select blocker_id from user_blocks where blocked_id = $1`,
)

/** The people whom this person has blocked, or who have blocked this person. */
export async function blockedWith(db: Database, userId: string): Promise<string[]> {
  return (await selectBlockedWith(db, [userId])).map(({ id }) => id)
}
