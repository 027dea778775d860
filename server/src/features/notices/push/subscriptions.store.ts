import type { PushSubscriptionKeys } from '@patchbay/contract/notices/push'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { lockSession } from '../../../platform/sessions/locked-sessions.store.ts'

const deleteOthers = statement<never, [sessionId: string, endpoint: string]>(
  `delete from push_subscriptions where session_id = $1 and endpoint <> $2`,
)

/** Moves an endpoint to the session that subscribed last, which may be of another person. */
const upsert = statement<
  never,
  [id: string, sessionId: string, userId: string, endpoint: string, p256dh: string, auth: string]
>(`insert into push_subscriptions (id, session_id, user_id, endpoint, p256dh, auth)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (endpoint) do update set
    id = case when push_subscriptions.session_id = excluded.session_id
      then push_subscriptions.id else excluded.id end,
    session_id = excluded.session_id, user_id = excluded.user_id,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`)

const mostOfPerson = 10

/** More browsers than anyone uses; each costs us a push for everything that happens. */
const deleteOldest = statement<never, [userId: string]>(
  `delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = $1
    order by created_at desc, id desc offset ${mostOfPerson})`,
)

/** Replaces the subscription of this session. False if the session has ended meanwhile. */
export function keepSubscription(
  db: Database,
  sessionId: string,
  { endpoint, keys }: PushSubscriptionKeys,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const userId = await lockSession(tx, sessionId, now)
    if (userId === undefined) return false
    await deleteOthers(tx, [sessionId, endpoint])
    await upsert(tx, [newId(), sessionId, userId, endpoint, keys.p256dh, keys.auth])
    await deleteOldest(tx, [userId])
    return true
  })
}

const deleteOfSession = statement<never, [sessionId: string]>(
  `delete from push_subscriptions where session_id = $1`,
)

export async function endSubscription(db: Database, sessionId: string): Promise<void> {
  await deleteOfSession(db, [sessionId])
}

// Keeps a subscription that the browser has renewed since the push failed.
const deleteDead = statement<never, [id: string, endpoint: string]>(
  `delete from push_subscriptions where id = $1 and endpoint = $2`,
)

export async function removeDead(
  db: Database,
  { id, endpoint }: { readonly id: string; readonly endpoint: string },
): Promise<void> {
  await deleteDead(db, [id, endpoint])
}
