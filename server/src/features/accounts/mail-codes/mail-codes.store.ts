import { mailCodeMinutes, mostMailCodeGuesses } from '@patchbay/contract/accounts/mail-codes'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

/** How long completing may be repeated with the same result. */
const repeatable = 60_000

export type Purpose =
  | { readonly kind: 'sign_in'; readonly token: string }
  /** The session that adds the address, or that is confirmed with it. */
  | { readonly kind: 'link' | 'confirm'; readonly sessionId: string }

interface NewMailCode {
  readonly purpose: Purpose
  readonly attempt: string
  readonly code: string
  readonly email: string
  readonly now: Date
}

/** The attempt makes the hash of so short a code useless for a list of all codes. */
const hashCode = (attempt: string, code: string): Buffer => hashToken(`${attempt} ${code}`)

export async function insertMailCode(db: Database, added: NewMailCode): Promise<void> {
  const { purpose, attempt, code, email, now } = added
  await query(db)
    .insertInto('mail_codes')
    .values({
      attempt_hash: hashToken(attempt),
      purpose: purpose.kind,
      session_id: purpose.kind === 'sign_in' ? null : purpose.sessionId,
      email,
      code_hash: hashCode(attempt, code),
      token_hash: purpose.kind === 'sign_in' ? hashToken(purpose.token) : null,
      created_at: now,
      expires_at: new Date(now.getTime() + mailCodeMinutes * 60_000),
    })
    .execute()
}

export interface FoundMailCode {
  /** Its key. */
  readonly attemptHash: Buffer
  readonly email: string
  /** Set if it was used up moments ago: the same request again gets the same session. */
  readonly openedSessionId: string | null
}

interface Guess {
  readonly attempt: string
  readonly code: string
}

/**
 * Counts the guess before it is compared, so that guesses at the same moment cannot be more than
 * allowed. Returns `expired` if there is nothing left to guess.
 */
export async function guessMailCode(
  db: Database,
  { attempt, code }: Guess,
  kind: Purpose['kind'],
  { sessionId, now }: { readonly sessionId: string | null; readonly now: Date },
): Promise<FoundMailCode | 'wrong' | 'expired'> {
  const row = await query(db)
    .updateTable('mail_codes')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('attempt_hash', '=', hashToken(attempt))
    .where('purpose', '=', kind)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now)
    .where('guesses', '<', mostMailCodeGuesses)
    .returning(['attempt_hash', 'email', 'code_hash', 'completed_at', 'opened_session_id'])
    .executeTakeFirst()
  if (row === undefined) return 'expired'
  if (!row.code_hash.equals(hashCode(attempt, code))) return 'wrong'
  return usable(row, now)
}

/** Finds the code by the token of the mailed link, which nobody can guess. */
export async function findMailCodeByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<FoundMailCode | 'expired'> {
  const row = await query(db)
    .selectFrom('mail_codes')
    .select(['attempt_hash', 'email', 'completed_at', 'opened_session_id'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? 'expired' : usable(row, now)
}

interface FoundRow {
  readonly attempt_hash: Buffer
  readonly email: string
  readonly completed_at: Date | null
  readonly opened_session_id: string | null
}

function usable(row: FoundRow, now: Date): FoundMailCode | 'expired' {
  const { attempt_hash: attemptHash, email, completed_at, opened_session_id } = row
  if (completed_at === null) return { attemptHash, email, openedSessionId: null }
  const isRecent = now.getTime() - completed_at.getTime() <= repeatable
  return isRecent && opened_session_id !== null
    ? { attemptHash, email, openedSessionId: opened_session_id }
    : 'expired'
}

/** If several requests run at once, only one succeeds; the others wait for its end. */
export async function useUpMailCode(
  db: Database,
  attemptHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await query(db)
    .updateTable('mail_codes')
    .set({ completed_at: now })
    .where('attempt_hash', '=', attemptHash)
    .where('completed_at', 'is', null)
    .returning('attempt_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteOpenedSession(
  db: Database,
  attemptHash: Buffer,
  sessionId: string,
): Promise<void> {
  await query(db)
    .updateTable('mail_codes')
    .set({ opened_session_id: sessionId })
    .where('attempt_hash', '=', attemptHash)
    .execute()
}

export async function deleteExpiredMailCodes(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('mail_codes').where('expires_at', '<=', now).execute()
}
