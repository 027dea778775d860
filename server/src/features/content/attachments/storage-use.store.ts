import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface StorageUse {
  readonly used: number
  readonly used_in_day: number
}

const selectUse = statement<StorageUse, [ownerId: string, dayAgo: Date]>(
  `select coalesce(sum(file.bytes), 0)::double precision as used,
    coalesce(sum(file.bytes) filter (where file.created_at > $2), 0)::double precision as used_in_day
  from (select size + coalesce(original_size, 0) as bytes, created_at
    from attachments where owner_id = $1
    union all select size, changed_at from uploads where owner_id = $1 and finished_at is null) file`,
)

const day = 24 * 3_600_000

/**
 * The bytes of all files of a person, and of those from the last 24 hours; a file that arrives in
 * parts counts whole from its beginning.
 */
export async function findStorageUse(
  db: Database,
  ownerId: string,
  now: Date,
): Promise<StorageUse> {
  const [use] = await selectUse(db, [ownerId, new Date(now.getTime() - day)])
  return use ?? { used: 0, used_in_day: 0 }
}
