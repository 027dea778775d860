import { handoverSeconds } from '@patchbay/contract/handovers'
import type { Provider } from '@patchbay/contract/sign-in'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { ProvidedPerson } from '../sign-in/public.ts'

export interface Handover {
  readonly provider: Provider
  readonly challenge: string
  readonly person: ProvidedPerson
}

export async function insertHandover(
  db: Database,
  code: string,
  { provider, challenge, person }: Handover,
  now: Date,
): Promise<void> {
  await query(db)
    .insertInto('handovers')
    .values({
      code_hash: hashToken(code),
      challenge,
      provider,
      person: JSON.stringify(person),
      expires_at: new Date(now.getTime() + handoverSeconds * 1_000),
    })
    .execute()
}

/** Whoever shows a code takes away what waits under it, also too late or without the verifier. */
export async function takeHandover(
  db: Database,
  code: string,
  now: Date,
): Promise<Handover | undefined> {
  const row = await query(db)
    .deleteFrom('handovers')
    .where('code_hash', '=', hashToken(code))
    .returning(['provider', 'challenge', 'person', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= now) return undefined
  const { challenge } = row
  // As `insertHandover` has written them; the column's check allows the three providers only.
  return { provider: row.provider as Provider, challenge, person: row.person as ProvidedPerson }
}

/** Those that no app came for. */
export async function deleteExpiredHandovers(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('handovers').where('expires_at', '<=', now).execute()
}

/** Those that would lead into this person's account. */
export async function deleteHandoversOf(db: Database, userId: string): Promise<void> {
  await sql`delete from handovers h using identities i
    where i.user_id = ${userId}
      and i.issuer = h.person ->> 'issuer' and i.subject = h.person ->> 'subject'`.execute(
    query(db),
  )
}
