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
    current_confirmed_at: null,
    new_confirmed_at: null,
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
      .set({ current_confirmed_at: now })
      .whereRef('password_credentials.user_id', '=', 'email_changes.user_id')
      .where('current_token_hash', '=', hash)
      .where('current_confirmed_at', 'is', null)
      .where(sql<boolean>`lower(password_credentials.email) = lower(${email})`)
      .where('expires_at', '>', now)
      .returning(['new_email', 'new_confirmed_at as other'])
      .executeTakeFirst()) ??
    (await query(db)
      .updateTable('email_changes')
      .set({ new_confirmed_at: now })
      .where('new_token_hash', '=', hash)
      .where('new_confirmed_at', 'is', null)
      .where(sql<boolean>`lower(new_email) = lower(${email})`)
      .where('expires_at', '>', now)
      .returning(['new_email', 'current_confirmed_at as other'])
      .executeTakeFirst())
  return row && { newEmail: row.new_email, isComplete: row.other !== null }
}

/** Whether this link has been used, and whether the change is complete; until the links expire. */
export async function findUsedLink(
  db: Database,
  token: string,
  now: Date,
): Promise<{ readonly isComplete: boolean } | undefined> {
  const hash = hashToken(token)
  const row = await query(db)
    .selectFrom('email_changes')
    .select(['current_confirmed_at', 'new_confirmed_at'])
    .where((eb) =>
      eb.or([
        eb('current_token_hash', '=', hash).and('current_confirmed_at', 'is not', null),
        eb('new_token_hash', '=', hash).and('new_confirmed_at', 'is not', null),
      ]),
    )
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { isComplete: row.current_confirmed_at !== null && row.new_confirmed_at !== null }
}

export interface PendingChange {
  readonly newEmail: string
  readonly isCurrentConfirmed: boolean
  readonly isNewConfirmed: boolean
}

/** The change of a person that still waits for at least one of the two addresses. */
export async function findPendingChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<PendingChange | undefined> {
  const row = await query(db)
    .selectFrom('email_changes')
    .select(['new_email', 'current_confirmed_at', 'new_confirmed_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([eb('current_confirmed_at', 'is', null), eb('new_confirmed_at', 'is', null)]),
    )
    .executeTakeFirst()
  return (
    row && {
      newEmail: row.new_email,
      isCurrentConfirmed: row.current_confirmed_at !== null,
      isNewConfirmed: row.new_confirmed_at !== null,
    }
  )
}

/** Replaces the links of the addresses that have not confirmed; the others stay used. */
export async function renewLinks(
  db: Database,
  userId: string,
  tokens: { readonly current?: string | undefined; readonly fresh?: string | undefined },
  now: Date,
): Promise<void> {
  await query(db)
    .updateTable('email_changes')
    .set({
      ...(tokens.current !== undefined && { current_token_hash: hashToken(tokens.current) }),
      ...(tokens.fresh !== undefined && { new_token_hash: hashToken(tokens.fresh) }),
      expires_at: new Date(now.getTime() + day),
    })
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteEmailChangeOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export async function deleteExpiredEmailChanges(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
