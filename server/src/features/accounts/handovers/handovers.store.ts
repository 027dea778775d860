import { handoverSeconds } from '@patchbay/contract/accounts/handovers'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'
import type { ProvidedPerson } from '../sign-in/public.ts'

export interface Handover {
  readonly provider: Provider
  readonly challenge: string
  /** Whether the provider has asked again, to confirm who is signed in. */
  readonly confirms: boolean
  readonly person: ProvidedPerson
}

export async function insertHandover(
  db: Database,
  code: string,
  { provider, challenge, confirms, person }: Handover,
  now: Date,
): Promise<void> {
  await query(db)
    .insertInto('handovers')
    .values({
      code_hash: hashToken(code),
      challenge,
      confirms,
      provider,
      person: JSON.stringify(person),
      expires_at: new Date(now.getTime() + handoverSeconds * 1_000),
    })
    .execute()
}

/**
 * Every attempt deletes the handover of the code, even if it is too late or the verifier is wrong.
 */
export async function takeHandover(
  db: Database,
  code: string,
  now: Date,
): Promise<Handover | undefined> {
  const row = await query(db)
    .deleteFrom('handovers')
    .where('code_hash', '=', hashToken(code))
    .returning(['provider', 'challenge', 'confirms', 'person', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= now) return undefined
  const { challenge, confirms } = row
  // The types are those of `insertHandover`; a check on the column allows only the three providers.
  const provider = row.provider as Provider
  return { provider, challenge, confirms, person: row.person as ProvidedPerson }
}

/** Deletes the handovers that no app has claimed in time. */
export async function deleteExpiredHandovers(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('handovers').where('expires_at', '<=', now).execute()
}

const deleteSigningIn = statement<never, [userId: string]>(
  `delete from handovers h using identities i
  where i.user_id = $1
    and i.issuer = h.person ->> 'issuer' and i.subject = h.person ->> 'subject'`,
)

/** Deletes the handovers that would sign in to this person's account. */
export async function deleteHandoversOf(db: Database, userId: string): Promise<void> {
  await deleteSigningIn(db, [userId])
}
