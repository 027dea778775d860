import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { findPerson, type PublicProfileRow } from './people.store.ts'

/** Throws if the viewer may not see the person, as if they did not exist. */
export async function requirePerson(
  db: Database,
  userId: string,
  viewer: Viewer,
): Promise<PublicProfileRow> {
  const row = await findPerson(db, userId, viewer)
  if (row === undefined) throw new AppError('person_not_found')
  return row
}
