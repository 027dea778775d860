import type { IdentityProvider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

const lockText = statement<never, [text: string]>(
  `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
)

/**
 * Serializes the sign-ins of one identity, so that a first sign-in in two tabs creates one person.
 */
export async function lockIdentity(db: Database, issuer: string, subject: string): Promise<void> {
  await lockText(db, [`${issuer} ${subject}`])
}

export interface UsedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}

const noteUse = statement<
  { user_id: string },
  [issuer: string, subject: string, now: Date, email: string | null, isVerified: boolean]
>(
  `update identities set last_used_at = $3,
    email = coalesce($4, email), email_verified = $5::boolean and $4 is not null
  where issuer = $1 and subject = $2
  returning user_id`,
)

/**
 * Returns the owner of an identity, and updates its last use, the address that the provider names
 * now and whether the provider vouches for it.
 */
export async function useIdentity(
  db: Database,
  { issuer, subject, email, isEmailVerified }: UsedIdentity,
  now: Date,
): Promise<string | undefined> {
  const [row] = await noteUse(db, [issuer, subject, now, email, isEmailVerified])
  return row?.user_id
}

export interface NewIdentity {
  readonly userId: string
  readonly provider: IdentityProvider
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly now: Date
}

export async function insertIdentity(db: Database, identity: NewIdentity): Promise<void> {
  await query(db)
    .insertInto('identities')
    .values({
      id: newId(),
      user_id: identity.userId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      email_verified: identity.isEmailVerified,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .execute()
}

export interface SignInMethods {
  readonly identities: readonly {
    id: string
    provider: IdentityProvider
    email: string | null
    created_at: Date
  }[]
  readonly hasPassword: boolean
}

/**
 * All ways to sign in to an account. With `lock`, two concurrent removals cannot remove the last
 * one.
 */
export async function listSignInMethods(
  db: Database,
  userId: string,
  options: { lock: boolean },
): Promise<SignInMethods> {
  if (options.lock)
    await query(db)
      .selectFrom('user_profiles')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .execute()
  const identities = await query(db)
    .selectFrom('identities')
    .select(['id', 'provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const password = await query(db)
    .selectFrom('password_credentials')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    // A check on the column allows no others.
    identities: identities.map((row) => ({ ...row, provider: row.provider as IdentityProvider })),
    hasPassword: password !== undefined,
  }
}

const selectMethodsByEmail = statement<{ method: string }, [email: string]>(
  `with owners as (
    select p.id from user_profiles p where lower(p.email) = lower($1) and p.deleted_at is null
      and not exists (select from identities i where i.user_id = p.id
        and i.provider = 'spotify' and lower(i.email) = lower($1))
    union select user_id from identities
      where lower(email) = lower($1) and provider <> 'spotify'
    union select user_id from password_credentials where lower(email) = lower($1))
  select provider as method from identities where user_id in (select id from owners)
  union select 'email' from password_credentials where user_id in (select id from owners)
  order by method`,
)

/**
 * How one signs in to the accounts with this address: providers, or `email`. Spotify vouches for no
 * address, so an account that has it only from there is not taken for the person's own.
 */
export async function findSignInMethodsByEmail(db: Database, email: string): Promise<string[]> {
  return (await selectMethodsByEmail(db, [email])).map(({ method }) => method)
}

export interface AddressOwner {
  readonly user_id: string
  /** Whether a provider or our own confirmation has proven it. */
  readonly is_verified: boolean
}

const ownersOfEmail = statement<AddressOwner, [email: string]>(
  `select user_id, coalesce(bool_or(is_verified), false) as is_verified from (
    select user_id, true as is_verified from password_credentials where lower(email) = lower($1)
    union all select user_id, email_verified from identities where lower(email) = lower($1)
    union all select id, false from user_profiles where lower(email) = lower($1)
      and deleted_at is null) owners
  group by user_id order by user_id`,
)

/** Everyone who has given this address, proven or not: several people can give the same one. */
export const findOwnersOfEmail = (db: Database, email: string): Promise<readonly AddressOwner[]> =>
  ownersOfEmail(db, [email])

export async function deleteIdentity(db: Database, identityId: string): Promise<void> {
  await query(db).deleteFrom('identities').where('id', '=', identityId).execute()
}

export async function deleteIdentitiesOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('identities').where('user_id', '=', userId).execute()
}
