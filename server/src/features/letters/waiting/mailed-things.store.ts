import type { SingleMail } from '@patchbay/contract/accounts/mail-settings'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

/** What waits: it happened after one moment and up to another, and was last mailed before `again`. */
export interface Waiting {
  readonly after: Date
  readonly upTo: Date
  readonly again: Date
  readonly now: Date
}

const note = statement<
  { thing_id: string },
  [userId: string, kind: SingleMail, ids: readonly string[], now: Date, again: Date]
>(`insert into mailed_things as t (user_id, kind, thing_id, mailed_at)
  select $1, $2, thing_id, $4 from unnest($3::uuid[]) as things (thing_id) order by thing_id
  on conflict (user_id, kind, thing_id) do update set mailed_at = excluded.mailed_at
    where t.mailed_at <= $5
  returning t.thing_id`)

interface Mailed {
  readonly userId: string
  readonly kind: SingleMail
  readonly ids: readonly string[]
  readonly now: Date
  /** What was mailed before this moment may be mailed again. */
  readonly again: Date
}

/** Returns the things of which this person was not mailed yet: each to one node alone. */
export async function noteMailed(
  tx: Database,
  { userId, kind, ids, now, again }: Mailed,
): Promise<ReadonlySet<string>> {
  const noted = await note(tx, [userId, kind, ids, now, again])
  return new Set(noted.map(({ thing_id }) => thing_id))
}

export async function forgetMailedBefore(db: Database, time: Date): Promise<void> {
  await query(db).deleteFrom('mailed_things').where('mailed_at', '<', time).execute()
}
