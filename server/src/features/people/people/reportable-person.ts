import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import type { Reportable } from '../reports/public.ts'
import { mayReportPerson } from './people.policy.ts'
import { findPerson } from './people.store.ts'
import { personAccessOf } from './public-profile.view.ts'

/** The content of a profile without the person's names: a report refers to the person by id. */
export async function findReportablePerson(
  tx: Database,
  viewer: Viewer,
  userId: string,
): Promise<Reportable | undefined> {
  const row = await findPerson(tx, userId, viewer)
  if (row === undefined) return undefined
  return {
    reportedId: row.id,
    allowed: mayReportPerson(personAccessOf(row, viewer)),
    snapshot: {
      picture: row.avatar_url,
      bio: row.bio,
      goals: row.goals,
      otherProfession: row.other_profession,
      website: row.website,
      social: row.social,
    },
  }
}
