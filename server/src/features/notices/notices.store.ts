import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { newId } from '../../platform/ids.ts'

type NoticeKind =
  | 'membership_requested'
  | 'membership_approved'
  | 'membership_rejected'
  | 'membership_removed'
  | 'leadership_received'
  | 'community_deleted'
  | 'event_changed'
  | 'event_cancelled'

const aboutEvents = ['event_changed', 'event_cancelled'] as const satisfies NoticeKind[]

export interface NewNotice {
  readonly kind: NoticeKind
  /** Who did it. Nobody hears of what they did themselves. */
  readonly actorId: string
  readonly communityId?: string
  readonly requestId?: string
  readonly eventId?: string
  /** What is needed once the thing itself is gone; never a person's name. */
  readonly data?: Readonly<Record<string, string>>
}

/** As many rows as one statement takes, with room to spare for more columns. */
const atOnce = 2_000

/** In the transaction of what happened: one for each of these people. */
export async function insertNotices(
  tx: Database,
  userIds: readonly string[],
  notice: NewNotice,
  now: Date,
): Promise<void> {
  const people = [...new Set(userIds)].filter((id) => id !== notice.actorId)
  for (let start = 0; start < people.length; start += atOnce)
    await insertRows(tx, people.slice(start, start + atOnce), notice, now)
}

async function insertRows(
  tx: Database,
  people: readonly string[],
  notice: NewNotice,
  now: Date,
): Promise<void> {
  await query(tx)
    .insertInto('notices')
    .values(
      people.map((userId) => ({
        id: newId(),
        user_id: userId,
        kind: notice.kind,
        actor_id: notice.actorId,
        community_id: notice.communityId ?? null,
        request_id: notice.requestId ?? null,
        event_id: notice.eventId ?? null,
        data: JSON.stringify(notice.data ?? {}),
        created_at: now,
      })),
    )
    // A literal: PostgreSQL does not recognise the index by a parameter in a prepared statement.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'event_id'])
        .where('kind', '=', sql.lit('event_changed'))
        .where('read_at', 'is', null)
        .doUpdateSet((row) => ({
          data: row.ref('excluded.data'),
          actor_id: row.ref('excluded.actor_id'),
          created_at: row.ref('excluded.created_at'),
        })),
    )
    .execute()
}

/** Of somebody who may not see inside any more. */
export async function deleteEventNotices(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('kind', 'in', aboutEvents)
    .execute()
}

/** The same for everyone who is no member, of a community that has just become private. */
export async function deleteEventNoticesOfStrangers(
  tx: Database,
  communityId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('notices')
    .where('community_id', '=', communityId)
    .where('kind', 'in', aboutEvents)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('community_members as m')
            .select('m.user_id')
            .where('m.community_id', '=', communityId)
            .whereRef('m.user_id', '=', 'notices.user_id'),
        ),
      ),
    )
    .execute()
}

/** What somebody should have heard of, when they delete their account. */
export async function deleteNoticesOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('notices').where('user_id', '=', userId).execute()
}
