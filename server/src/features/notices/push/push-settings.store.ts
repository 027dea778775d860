import type { PushSettings, updatePushSettings } from '@patchbay/contract/notices/push'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'

type ShownSettings = PushSettings & { readonly subscribed: boolean }

const selectSettings = quickRead<ShownSettings, [userId: string, sessionId: string]>(
  `select coalesce(s.messages, true) as messages, coalesce(s.previews, false) as previews,
    exists (select 1 from push_subscriptions where session_id = $2) as subscribed
  from (select 1) always left join push_settings s on s.user_id = $1`,
)

interface Asking {
  readonly userId: string
  readonly sessionId: string
}

export async function findPushSettings(
  db: Database,
  { userId, sessionId }: Asking,
): Promise<ShownSettings> {
  const [row] = await selectSettings(db, [userId, sessionId])
  if (row === undefined) throw new Error('There are always settings.')
  return row
}

// Requires an existing account, and keeps settings that another tab has changed meanwhile.
const change = statement<
  never,
  [userId: string, messages: boolean | null, previews: boolean | null, now: Date]
>(`with person as materialized (
    select id from user_profiles where id = $1 and deleted_at is null for share)
  insert into push_settings as s (user_id, messages, previews, updated_at)
  select id, coalesce($2, true), coalesce($3, false), $4 from person
  on conflict (user_id) do update set messages = coalesce($2, s.messages),
    previews = coalesce($3, s.previews), updated_at = $4`)

export async function changePushSettings(
  db: Database,
  userId: string,
  { messages, previews }: z.infer<typeof updatePushSettings.body>,
  now: Date,
): Promise<void> {
  await change(db, [userId, messages ?? null, previews ?? null, now])
}
