import type { Role } from '@patchbay/contract/accounts/profiles'
import type { SessionProvider } from '@patchbay/contract/accounts/sessions'
import type { Database } from '../db/database.ts'
import { query } from '../db/query.ts'
import { quickRead, statement } from '../db/statement.ts'
import { newId } from '../ids.ts'
import type { SentToken } from './bearer.ts'
import { hashToken, newToken } from './tokens.ts'

const days = 24 * 60 * 60 * 1000
export const slidingDays = 30
const longestDays = 180
/** How long a sign-in waits for the second factor. */
const enteringMinutes = 15
/** Its use is recorded at most this often, so that most checks are one statement. */
const touchAfter = 60 * 60 * 1000

export interface CheckedSession {
  readonly session_id: string
  readonly user_id: string
  readonly bearer: boolean
  readonly provider: SessionProvider
  readonly role: Role
  readonly onboarded: boolean
  readonly second_factor_at: Date | null
  /** When the account was made. */
  readonly since: Date
  readonly banned: boolean
  /** When the ban ends; `null` if it is permanent, or if there is no ban. */
  readonly banned_until: Date | null
  readonly ban_words: string | null
  readonly last_used_at: Date
  readonly confirmed_at: Date
  /** The profile's version, raised by every change. */
  readonly version: string
}

/** Session, profile and ban in one statement, because every signed-in request runs it. */
const livingSession = `
  select s.id as session_id, s.user_id, s.bearer, s.provider, s.last_used_at, s.confirmed_at,
    s.second_factor_at, p.role, p.version, p.created_at as since,
    p.terms_accepted and p.onboarding_completed as onboarded,
    b.user_id is not null as banned, b.expires_at as banned_until,
    b.words as ban_words
  from sessions s
  join user_profiles p on p.id = s.user_id
  left join banned_users b
    on b.user_id = s.user_id and (b.expires_at is null or b.expires_at > $1)
  where s.expires_at > $1`

const selectSession = quickRead<CheckedSession, [now: Date, tokenHash: Buffer, bearer: boolean]>(
  `${livingSession} and s.token_hash = $2 and s.bearer = $3 and not s.needs_second_factor`,
)

/** A cookie's token is not valid in the native app's header, and vice versa. */
export async function findSession(
  db: Database,
  { token, bearer }: SentToken,
  now: Date,
): Promise<CheckedSession | undefined> {
  const [row] = await selectSession(db, [now, hashToken(token), bearer])
  return row
}

type Ban = Pick<CheckedSession, 'banned_until' | 'ban_words'>

const selectBan = statement<Ban, [now: Date, tokenHash: Buffer]>(`
  select b.expires_at as banned_until, b.words as ban_words
  from banned_sessions
  join banned_users b using (user_id)
  where token_hash = $2 and (b.expires_at is null or b.expires_at > $1)`)

/** The ban that has ended the session of this token. */
export async function findEndingBan(
  db: Database,
  { token }: SentToken,
  now: Date,
): Promise<Ban | undefined> {
  const [row] = await selectBan(db, [now, hashToken(token)])
  return row
}

const selectEntering = quickRead<CheckedSession, [now: Date, tokenHash: Buffer, bearer: boolean]>(
  `${livingSession} and s.token_hash = $2 and s.bearer = $3`,
)

/**
 * This also finds a session whose second factor has not come yet, which counts as none everywhere
 * else.
 */
export async function findEnteringSession(
  db: Database,
  { token, bearer }: SentToken,
  now: Date,
): Promise<CheckedSession | undefined> {
  const [row] = await selectEntering(db, [now, hashToken(token), bearer])
  return row
}

const selectAppSession = quickRead<CheckedSession, [now: Date, sessionId: string]>(
  `${livingSession} and s.id = $2 and s.bearer and not s.needs_second_factor`,
)

export async function findAppSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<CheckedSession | undefined> {
  const [row] = await selectAppSession(db, [now, sessionId])
  return row
}

export const needsTouch = (session: CheckedSession, now: Date): boolean =>
  now.getTime() - session.last_used_at.getTime() > touchAfter

/** In SQL: notes that a person was here on the day of `$2`. */
const noteDay = (people: string): string => `
  insert into last_active_days (user_id, active_on)
  select user_id, ($2::timestamptz at time zone 'UTC')::date from ${people}
  on conflict (user_id) do update set active_on = excluded.active_on
    where last_active_days.active_on < excluded.active_on`

const note = statement<never, [userId: string, now: Date]>(
  noteDay('(select $1::uuid as user_id) person'),
)

const touch = statement<
  { expires_at: Date },
  [sessionId: string, now: Date, timeZone: string | null, until: Date]
>(
  `with touched as (
    update sessions set last_used_at = $2, time_zone = coalesce($3, time_zone),
      expires_at = least(ends_at, $4)
    where id = $1 and expires_at > $2 returning user_id, needs_second_factor, expires_at),
  noted as (${noteDay('touched where not needs_second_factor')})
  select expires_at from touched`,
)

/**
 * Extends the session, never past its last day, and records its time zone if given, and the day.
 * Returns the new end if the session is still valid.
 */
export async function touchSession(
  db: Database,
  sessionId: string,
  now: Date,
  timeZone?: string,
): Promise<Date | undefined> {
  const [row] = await touch(db, [
    sessionId,
    now,
    timeZone ?? null,
    new Date(now.getTime() + slidingDays * days),
  ])
  return row?.expires_at
}

export interface NewSession {
  readonly userId: string
  readonly provider: SessionProvider
  readonly userAgent: string | undefined
  readonly timeZone?: string | undefined
  /** True for the native app, which stores the token itself. */
  readonly bearer?: boolean
  /** The first factor was right; until the second one is given, nobody is signed in by it. */
  readonly needsSecondFactor?: boolean
  /** The way in was both factors at once. */
  readonly hasSecondFactor?: boolean
  readonly now: Date
}

export interface IssuedSession {
  readonly id: string
  readonly token: string
  /** True for the native app, whose token is never set as a cookie. */
  readonly bearer: boolean
  readonly needsSecondFactor: boolean
  readonly expiresAt: Date
}

/** Always a new token, so that a session from before the sign-in never gains rights. */
export async function insertSession(db: Database, session: NewSession): Promise<IssuedSession> {
  const id = newId()
  const token = newToken()
  const { bearer = false, needsSecondFactor = false } = session
  const lasts = needsSecondFactor ? enteringMinutes * 60_000 : slidingDays * days
  const expiresAt = new Date(session.now.getTime() + lasts)
  await query(db)
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      token_hash: hashToken(token),
      provider: session.provider,
      user_agent: session.userAgent?.slice(0, 400) ?? null,
      time_zone: session.timeZone ?? null,
      bearer,
      needs_second_factor: needsSecondFactor,
      second_factor_at: session.hasSecondFactor === true ? session.now : null,
      created_at: session.now,
      last_used_at: session.now,
      confirmed_at: session.now,
      expires_at: expiresAt,
      ends_at: new Date(session.now.getTime() + longestDays * days),
    })
    .execute()
  if (!needsSecondFactor) await note(db, [session.userId, session.now])
  return { id, token, bearer, needsSecondFactor, expiresAt }
}

/** The same session with a new token, for a repeated completion of the same sign-in. */
export async function reissueSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<IssuedSession | undefined> {
  const token = newToken()
  const row = await query(db)
    .updateTable('sessions')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning(['id', 'bearer', 'needs_second_factor', 'expires_at'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      token,
      bearer: row.bearer,
      needsSecondFactor: row.needs_second_factor,
      expiresAt: row.expires_at,
    }
  )
}

/** Returns the person of the deleted session, if there was one. */
export async function deleteSessionByToken(
  db: Database,
  { token, bearer }: SentToken,
): Promise<string | undefined> {
  const row = await query(db)
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .where('bearer', '=', bearer)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}
