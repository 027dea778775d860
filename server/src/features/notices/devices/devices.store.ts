import { transaction, type Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { lockSession } from '../../../platform/sessions/locked-sessions.store.ts'

const deleteOthers = statement<never, [sessionId: string, playerId: string]>(
  `delete from devices where session_id = $1 and player_id <> $2`,
)

/** A device on which another person was signed in before no longer belongs to that person. */
const upsert = statement<
  never,
  [id: string, playerId: string, sessionId: string, userId: string, now: Date]
>(`insert into devices (id, player_id, session_id, user_id, bound_at) values ($1, $2, $3, $4, $5)
  on conflict (player_id) do update set
    id = case when devices.session_id = excluded.session_id then devices.id else excluded.id end,
    session_id = excluded.session_id, user_id = excluded.user_id, bound_at = excluded.bound_at`)

/** Makes this the only device of the session. False if the session has ended meanwhile. */
export function keepDevice(
  db: Database,
  sessionId: string,
  playerId: string,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const userId = await lockSession(tx, sessionId, now)
    if (userId === undefined) return false
    await deleteOthers(tx, [sessionId, playerId])
    await upsert(tx, [newId(), playerId, sessionId, userId, now])
    return true
  })
}

const deleteOfSession = statement<never, [sessionId: string]>(
  `delete from devices where session_id = $1`,
)

export async function endDevice(db: Database, sessionId: string): Promise<void> {
  await deleteOfSession(db, [sessionId])
}

const deleteOfPerson = statement<never, [userId: string]>(`delete from devices where user_id = $1`)

/** Used when a person deletes their account. */
export async function deleteDevicesOf(tx: Database, userId: string): Promise<void> {
  await deleteOfPerson(tx, [userId])
}

const deleteDead = statement<never, [id: string, playerId: string]>(
  `delete from devices where id = $1 and player_id = $2`,
)

/** The push service no longer reaches the device. If it works again, the app binds it anew. */
export async function removeDeadDevice(
  db: Database,
  { id, playerId }: { readonly id: string; readonly playerId: string },
): Promise<void> {
  await deleteDead(db, [id, playerId])
}
