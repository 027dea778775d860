import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

const day = 24 * 60 * 60 * 1_000

export interface NewEmailChange {
  readonly userId: string
  readonly newEmail: string
  readonly currentToken: string
  readonly newToken: string
  readonly now: Date
}

/** Replaces a pending change, whose links stop working. */
export async function putEmailChange(db: Database, change: NewEmailChange): Promise<void> {
  const fresh = {
    new_email: change.newEmail,
    current_token_hash: hashToken(change.currentToken),
    new_token_hash: hashToken(change.newToken),
    created_at: change.now,
    expires_at: new Date(change.now.getTime() + day),
  }
  await query(db)
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** The owner of a link, which may have been sent to either of the two addresses. */
export async function findEmailChangeOwner(
  db: Database,
  token: string,
): Promise<string | undefined> {
  const hash = hashToken(token)
  const row = await query(db)
    .selectFrom('email_changes')
    .select('user_id')
    .where((eb) => eb.or([eb('current_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
    .executeTakeFirst()
  return row?.user_id
}

export interface ConfirmedChange {
  readonly newEmail: string
  /** Whether both addresses are confirmed now. */
  readonly isComplete: boolean
}

/**
 * Uses up the link that was sent to this address. Of several concurrent calls only one succeeds.
 */
export async function confirmAddress(
  db: Database,
  email: string,
  token: string,
  now: Date,
): Promise<ConfirmedChange | undefined> {
  const hash = hashToken(token)
  const row =
    (await query(db)
      .updateTable('email_changes')
      .from('password_credentials')
      .set({ current_token_hash: null })
      .whereRef('password_credentials.user_id', '=', 'email_changes.user_id')
      .where('current_token_hash', '=', hash)
      .where(sql<boolean>`lower(password_credentials.email) = lower(${email})`)
      .where('expires_at', '>', now)
      .returning(['new_email', 'new_token_hash as open'])
      .executeTakeFirst()) ??
    (await query(db)
      .updateTable('email_changes')
      .set({ new_token_hash: null })
      .where('new_token_hash', '=', hash)
      .where(sql<boolean>`lower(new_email) = lower(${email})`)
      .where('expires_at', '>', now)
      .returning(['new_email', 'current_token_hash as open'])
      .executeTakeFirst())
  return row && { newEmail: row.new_email, isComplete: row.open === null }
}

/** The new address of a pending change. */
export async function findNewEmail(db: Database, userId: string): Promise<string | undefined> {
  const row = await query(db)
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.new_email
}

export async function deleteEmailChangeOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export async function deleteExpiredEmailChanges(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
