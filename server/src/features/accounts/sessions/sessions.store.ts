import type { FactorMethods, SessionProvider } from '@patchbay/contract/accounts/sessions'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { ownProfileColumns, type OwnProfileRow } from '../profiles/public.ts'

export interface SessionRow {
  readonly sessionId: string
  readonly provider: SessionProvider
  readonly expiresAt: Date
  readonly timeZone: string | null
  readonly profile: OwnProfileRow
}

type SessionColumns = OwnProfileRow & {
  session_id: string
  session_provider: SessionProvider
  session_expires_at: Date
  session_time_zone: string | null
}

const selectSession = quickRead<SessionColumns, [sessionId: string]>(`
  select ${ownProfileColumns},
    s.id as session_id, s.provider as session_provider,
    s.expires_at as session_expires_at, s.time_zone as session_time_zone
  from sessions s
  join user_profiles p on p.id = s.user_id
  where s.id = $1`)

export async function findSessionRow(
  db: Database,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [row] = await selectSession(db, [sessionId])
  if (row === undefined) return undefined
  const { session_id, session_provider, session_expires_at, session_time_zone, ...profile } = row
  return {
    sessionId: session_id,
    provider: session_provider,
    expiresAt: session_expires_at,
    timeZone: session_time_zone,
    profile,
  }
}

const selectFactorMethods = statement<FactorMethods, [userId: string]>(
  `select exists (select from code_factors where user_id = $1) as code,
    exists (select from passkeys where user_id = $1) as passkey`,
)

/** What the person has set up as a second factor. */
export async function findFactorMethods(db: Database, userId: string): Promise<FactorMethods> {
  const [factorMethods] = await selectFactorMethods(db, [userId])
  return factorMethods ?? { code: false, passkey: false }
}

type BanRow = Pick<Selectable<Tables['banned_users']>, 'id' | 'expires_at' | 'words'>

/** The current ban, if any; its end is `null` if it is permanent. */
export async function findBan(
  db: Database,
  userId: string,
  now: Date,
): Promise<BanRow | undefined> {
  return query(db)
    .selectFrom('banned_users')
    .select(['id', 'expires_at', 'words'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

export type ListedRow = Pick<
  Selectable<Tables['sessions']>,
  'id' | 'provider' | 'user_agent' | 'time_zone' | 'created_at' | 'last_used_at'
>

export async function listOwnSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<readonly ListedRow[]> {
  return query(db)
    .selectFrom('sessions')
    .select(['id', 'provider', 'user_agent', 'time_zone', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('needs_second_factor', '=', false)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
}

/** False if it was not a session of this person. */
export async function deleteOwnSession(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await query(db)
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOtherSessions(
  db: Database,
  userId: string,
  exceptId: string,
): Promise<void> {
  await query(db)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .execute()
}

/** Other sessions that began with a sign-in by this provider. */
export async function deleteOtherSessionsBy(
  db: Database,
  userId: string,
  provider: string,
  exceptId: string,
): Promise<void> {
  await query(db)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('id', '<>', exceptId)
    .execute()
}

export async function deleteAllSessions(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** For an account that is deleted. */
export async function deleteActiveDay(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('last_active_days').where('user_id', '=', userId).execute()
}

const endAndRemember = statement<object, [userId: string]>(`
  with ended as (delete from sessions where user_id = $1 returning token_hash)
  insert into banned_sessions (token_hash, user_id) select token_hash, $1 from ended`)

/** The hashes of their tokens stay with the ban, so that their browsers are told why. */
export async function endBannedSessions(tx: Database, userId: string): Promise<void> {
  await endAndRemember(tx, [userId])
}

export async function deleteExpiredSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await query(db)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute()
}

export async function deleteEveryExpiredSession(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
