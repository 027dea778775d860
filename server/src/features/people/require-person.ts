import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { findPerson, type PublicProfileRow } from './people.store.ts'

/** For the viewer; somebody whom they may not see is not there. */
export async function requirePerson(
  db: Database,
  userId: string,
  viewer: Viewer,
): Promise<PublicProfileRow> {
  const row = await findPerson(db, userId, viewer)
  if (row === undefined) throw new AppError('person_not_found')
  return row
}
