import type { Archive } from '@patchbay/contract/privacy/archives'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isBanned } from '../../accounts/profiles/public.ts'

export interface ArchiveRow {
  readonly id: string
  readonly state: Exclude<Archive['state'], 'none'>
  readonly requested_at: Date
  readonly expires_at: Date | null
  readonly file: string | null
  readonly bytes: number | null
}

const columns = `id, state, requested_at, expires_at, file, bytes::double precision as bytes`

const selectArchive = statement<ArchiveRow, [userId: string]>(
  `select ${columns} from data_archives where user_id = $1`,
)

/** This also finds an archive that has expired, until it is erased. */
export async function findArchive(db: Database, userId: string): Promise<ArchiveRow | undefined> {
  const [row] = await selectArchive(db, [userId])
  return row
}

const replaceArchive = statement<ArchiveRow, [id: string, userId: string, now: Date]>(
  `insert into data_archives (id, user_id, state, requested_at) values ($1, $2, 'being_made', $3)
  on conflict (user_id) do update set id = excluded.id, state = excluded.state,
    requested_at = excluded.requested_at, expires_at = null, file = null, bytes = null
  returning ${columns}`,
)

/** The caller must have locked the account, and removes the file of the one before. */
export async function putArchive(
  tx: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<ArchiveRow> {
  const [row] = await replaceArchive(tx, [id, userId, now])
  if (row === undefined) throw new Error('The archive was not written.')
  return row
}

export interface WaitingArchive {
  readonly user_id: string
  readonly is_banned: boolean
}

const selectWaiting = statement<WaitingArchive, [archiveId: string]>(
  `select a.user_id, ${isBanned('p')} as is_banned
  from data_archives a join user_profiles p on p.id = a.user_id
  where a.id = $1 and a.state = 'being_made'`,
)

/** Undefined if it was made, replaced, or has gone with its account. */
export async function findWaiting(
  db: Database,
  archiveId: string,
): Promise<WaitingArchive | undefined> {
  const [row] = await selectWaiting(db, [archiveId])
  return row
}

/** False if nobody waits for it any more: then the file belongs to nothing. */
export async function finishArchive(
  tx: Database,
  archiveId: string,
  made: { readonly file: string; readonly bytes: number; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await query(tx)
    .updateTable('data_archives')
    .set({ state: 'ready', file: made.file, bytes: made.bytes, expires_at: made.expiresAt })
    .where('id', '=', archiveId)
    .where('state', '=', 'being_made')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function failArchive(db: Database, archiveId: string): Promise<void> {
  await query(db)
    .updateTable('data_archives')
    .set({ state: 'failed' })
    .where('id', '=', archiveId)
    .where('state', '=', 'being_made')
    .execute()
}

/**
 * If every node that ran the job has died, no job says that it failed, so an old one counts as
 * failed.
 */
export async function failAbandoned(db: Database, requestedBefore: Date): Promise<void> {
  await query(db)
    .updateTable('data_archives')
    .set({ state: 'failed' })
    .where('state', '=', 'being_made')
    .where('requested_at', '<', requestedBefore)
    .execute()
}

/** Returns the names of the files of these archives. */
export async function deleteExpired(
  tx: Database,
  now: Date,
  failedBefore: Date,
): Promise<readonly string[]> {
  const rows = await query(tx)
    .deleteFrom('data_archives')
    .where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<=', now),
        and([eb('state', '=', 'failed'), eb('requested_at', '<', failedBefore)]),
      ]),
    )
    .returning('file')
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}

export async function deleteArchive(db: Database, archiveId: string): Promise<void> {
  await query(db).deleteFrom('data_archives').where('id', '=', archiveId).execute()
}

export async function deleteArchivesOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('data_archives').where('user_id', '=', userId).execute()
}

const selectNamed = statement<{ file: string }, [files: readonly string[]]>(
  `select named.file from unnest($1::text[]) as named (file)
  where exists (select 1 from data_archives a where a.file = named.file)`,
)

/** Returns those of the files that belong to an archive. */
export const listNamed = async (db: Database, files: readonly string[]): Promise<string[]> =>
  (await selectNamed(db, [files])).map(({ file }) => file)
