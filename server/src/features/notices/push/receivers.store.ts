import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import type { PushTarget } from '../../../platform/push/send-push.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

/** SQL for all browsers and devices that receive pushes. */
export const receivers = `(select id, user_id, endpoint from push_subscriptions
  union all select id, user_id, null from devices)`

interface Receiver {
  readonly id: string
  readonly user_id: string
  readonly previews: boolean
  /** The time zone of its session, if known. */
  readonly time_zone: string | null
}

export type BrowserReceiver = Receiver & PushTarget & { readonly player_id: null }
export type DeviceReceiver = Receiver & { readonly player_id: string; readonly endpoint: null }
export type PushReceiver = BrowserReceiver | DeviceReceiver

const selectLiving = quickRead<PushReceiver, [id: string, now: Date]>(
  `select r.id, r.user_id, r.endpoint, r.p256dh, r.auth, r.player_id, s.time_zone,
    coalesce(w.previews, false) as previews
  from (
    select id, session_id, user_id, endpoint, p256dh, auth, null as player_id
    from push_subscriptions where id = $1
    union all
    select id, session_id, user_id, null, null, null, player_id from devices where id = $1) r
  join sessions s on s.id = r.session_id and s.expires_at > $2
  join user_profiles person on person.id = r.user_id
    and ${isThere('person')} and not ${isBanned('person')}
  left join push_settings w on w.user_id = r.user_id`,
)

/** Undefined if nothing may be sent to it any more. */
export async function findReceiver(
  db: Database,
  id: string,
  now: Date,
): Promise<PushReceiver | undefined> {
  const [row] = await selectLiving(db, [id, now])
  return row
}
