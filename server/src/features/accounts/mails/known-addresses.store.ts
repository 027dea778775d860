import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const selectAddresses = statement<{ email: string | null }, [userId: string]>(
  `with known as (
    select email, 0 as standing from password_credentials where user_id = $1
    union all select email, case when email_verified then 0 else 2 end
      from identities where user_id = $1 and email is not null
    union all select email, 1 from user_profiles where id = $1 and email is not null)
  select min(email) as email from known
  group by lower(email)
  having min(standing) = (select min(standing) from known)
  order by bool_or(standing = 1) desc, 1`,
)

/**
 * The addresses that the person has proven to have, each once, that of the profile first. If there
 * is none, the one of the profile; if it has none, those that a provider named.
 */
export async function listKnownAddresses(db: Database, userId: string): Promise<string[]> {
  return (await selectAddresses(db, [userId])).flatMap(({ email }) => email ?? [])
}

const selectProven = statement<{ email: string }, [userId: string]>(
  `with proven as (
    select email from password_credentials where user_id = $1
    union select email from identities
      where user_id = $1 and email_verified and email is not null)
  select proven.email from proven
  where not exists (select 1 from mails m
    where lower(m.to_address) = lower(proven.email) and m.refused_at is not null)
  order by lower(proven.email) = (
    select lower(p.email) from user_profiles p where p.id = $1) desc nulls last, 1
  limit 1`,
)

/**
 * Mails that can wait go to this address: that of the profile if it is proven, or another that is;
 * none that has refused our mail in the last thirty days. What a stranger may read is never sent to
 * an address that nobody has proven to have.
 */
export async function findProvenAddress(db: Database, userId: string): Promise<string | undefined> {
  const rows = await selectProven(db, [userId])
  return rows.map(({ email }) => email).find(isEmailAddress)
}
