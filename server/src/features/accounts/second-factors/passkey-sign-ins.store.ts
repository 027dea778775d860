import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

const challengeMinutes = 5

/** Also deletes those that nobody has used. */
export async function putSignInChallenge(
  db: Database,
  attempt: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await query(db).deleteFrom('passkey_sign_ins').where('expires_at', '<=', now).execute()
  await query(db)
    .insertInto('passkey_sign_ins')
    .values({
      attempt_hash: hashToken(attempt),
      challenge,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute()
}

/** Every attempt uses up the challenge, also if it fails or comes too late. */
export async function takeSignInChallenge(
  db: Database,
  attempt: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .deleteFrom('passkey_sign_ins')
    .where('attempt_hash', '=', hashToken(attempt))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.challenge : undefined
}
