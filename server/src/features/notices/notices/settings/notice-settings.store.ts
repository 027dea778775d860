import type { NoticeSetting } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../../platform/db/database.ts'
import { quickRead, statement } from '../../../../platform/db/statement.ts'

const selectOff = quickRead<{ switched_off: NoticeSetting[] }, [userId: string]>(
  `select switched_off from notice_settings where user_id = $1`,
)

export async function listSwitchedOff(
  db: Database,
  userId: string,
): Promise<readonly NoticeSetting[]> {
  const [row] = await selectOff(db, [userId])
  return row?.switched_off ?? []
}

// Requires an existing account, and keeps settings that another tab has switched meanwhile.
const switchSettings = statement<
  { switched_off: NoticeSetting[] },
  [userId: string, on: readonly string[], off: readonly string[], now: Date]
>(`with person as materialized (
    select id from user_profiles where id = $1 and deleted_at is null for share)
  insert into notice_settings as s (user_id, switched_off, updated_at)
  select id, $3::text[], $4 from person
  on conflict (user_id) do update set updated_at = excluded.updated_at,
    switched_off = array(
      select distinct unnest(s.switched_off || excluded.switched_off) except select unnest($2::text[]))
  returning switched_off`)

/** Returns the settings that are off now. */
export async function switchNotices(
  db: Database,
  userId: string,
  { on, off, now }: { on: readonly NoticeSetting[]; off: readonly NoticeSetting[]; now: Date },
): Promise<readonly NoticeSetting[]> {
  const [row] = await switchSettings(db, [userId, on, off, now])
  return row?.switched_off ?? []
}
