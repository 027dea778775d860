import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewOwnProfile } from './own-profile.view.ts'
import { changeProfile, listOwnProfiles, type ProfileChanges } from './profiles.store.ts'

/** Runs in the caller's transaction; the caller must announce the change after the commit. */
export async function changeOwnProfile(
  tx: Database,
  userId: string,
  changes: ProfileChanges,
  now: Date,
): Promise<OwnProfile> {
  await changeProfile(tx, userId, changes, now)
  const [row] = await listOwnProfiles(tx, [userId])
  if (row === undefined) throw new AppError('not_authenticated')
  return viewOwnProfile(row)
}
