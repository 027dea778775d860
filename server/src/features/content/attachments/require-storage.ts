import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countLoose } from './attachments.store.ts'
import { findStorageUse } from './storage-use.store.ts'

/**
 * Refuses files for which the person has no room left. It counts for certain only in the
 * transaction that inserts the file, if that has locked the person's profile: another upload then
 * waits, and counts this file too.
 */
export async function requireStorage(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  ownerId: string,
  bytes: number,
): Promise<void> {
  const { used, used_in_day: usedInDay } = await findStorageUse(db, ownerId, now())
  if (used + bytes > config.storageOfPerson.all) throw new AppError('storage_used_up')
  if (usedInDay + bytes > config.storageOfPerson.inDay) throw new AppError('day_used_up')
}

/** How many files a person may have that belong to nothing yet; they are deleted after a day. */
const mostLoose = 200

export async function requireFewLoose(db: Database, ownerId: string): Promise<void> {
  if ((await countLoose(db, ownerId)) >= mostLoose) throw new AppError('rate_limited')
}
