import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

export const knownDays = 365
const days = 24 * 60 * 60 * 1_000

/** Notes that the password was right in this browser, and forgets those not used for a year. */
export async function noteDevice(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<void> {
  await query(db)
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('used_at', '<', new Date(now.getTime() - knownDays * days))
    .execute()
  await query(db)
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hashToken(token), used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at: now }),
    )
    .execute()
}

/** Devices that signed in with the old password are no longer known. */
export async function deleteKnownDevices(
  db: Database,
  userId: string,
  exceptToken?: string,
): Promise<void> {
  await query(db)
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (rows) =>
      rows.where('token_hash', '<>', hashToken(exceptToken ?? '')),
    )
    .execute()
}
