import { ticketSeconds } from '@patchbay/contract/accounts/sessions'
import type { Database } from '../db/database.ts'
import { query } from '../db/query.ts'
import { hashToken } from './tokens.ts'

export async function insertTicket(
  db: Database,
  sessionId: string,
  ticket: string,
  now: Date,
): Promise<void> {
  await query(db)
    .insertInto('socket_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      session_id: sessionId,
      expires_at: new Date(now.getTime() + ticketSeconds * 1_000),
    })
    .execute()
}

/** The session that a ticket was made for. Using a ticket deletes it, also if it has expired. */
export async function takeTicket(
  db: Database,
  ticket: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .deleteFrom('socket_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.session_id : undefined
}

/** Deletes tickets that were never used. */
export async function deleteExpiredTickets(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('socket_tickets').where('expires_at', '<=', now).execute()
}
