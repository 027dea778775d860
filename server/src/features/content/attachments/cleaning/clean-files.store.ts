import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { isLoose, keysOf } from '../attachment-rows.store.ts'

interface LooseRow {
  readonly id: string
  readonly keys: string[]
}

const key = `bucket || '/' || path`
const lowestId = '00000000-0000-0000-0000-000000000000'

const selectLoose = statement<LooseRow, [before: Date, after: string, limit: number]>(`
  select id, ${keysOf} from attachments a
  where ${isLoose('a')} and created_at < $1 and id > $2 order by id limit $3`)

/** Ordered by id, beginning after the given id. */
export const listLoose = (
  db: Database,
  before: Date,
  after: string = lowestId,
  limit: number,
): Promise<readonly LooseRow[]> => selectLoose(db, [before, after, limit])

// Sending files locks them in the same order.
const deleteIds = statement<{ keys: string[] }, [ids: readonly string[]]>(
  `with loose as (
    select a.id from attachments a where a.id = any($1::uuid[]) and ${isLoose('a')}
    order by a.id for update)
  delete from attachments where id in (select id from loose) returning ${keysOf}`,
)

/** Returns the keys of the files. */
export async function deleteLoose(
  db: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  return (await deleteIds(db, [ids])).flatMap(({ keys }) => keys)
}

const places = `select split_part(given, '/', 1), substr(given, strpos(given, '/') + 1)
  from unnest($1::text[]) as given`

const selectKnown = statement<{ key: string }, [keys: readonly string[]]>(
  `select ${key} as key from attachments where (bucket, path) in (${places})
  union all select bucket || '/' || original_path as key from attachments
  where (bucket, original_path) in (${places})`,
)

/** Returns those of the keys that have a row. */
export async function listKnown(db: Database, keys: readonly string[]): Promise<readonly string[]> {
  return (await selectKnown(db, [keys])).map((row) => row.key)
}

const clearMissing = statement<never, [keys: readonly string[]]>(
  `with missed as (
    select id from attachments where missing_at is not null and (bucket, path) in (${places})
    order by id for update)
  update attachments set missing_at = null where id in (select id from missed)`,
)

/**
 * Clears the mark of files that are in the storage again, for example after a disk was remounted.
 */
export async function forgetMissing(db: Database, keys: readonly string[]): Promise<void> {
  await clearMissing(db, [keys])
}
