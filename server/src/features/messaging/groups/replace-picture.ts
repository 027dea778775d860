import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../platform/storage/remove-files.ts'
import { pictureKeys } from '../../accounts/avatars/public.ts'
import { setPicture } from './changed-groups.store.ts'
import type { LockedGroup } from './locked-groups.store.ts'

/** A job removes the files of the previous picture. */
export async function replacePicture(
  tx: Database,
  { id, avatarUrl }: LockedGroup,
  url: string | null,
): Promise<void> {
  await setPicture(tx, id, url)
  const keys = pictureKeys(avatarUrl)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}
