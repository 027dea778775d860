import { mostFeedEvents, pastFeedDays } from '@patchbay/contract/communities/calendar-feed'
import type { Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { quickRead } from '../../../../platform/db/statement.ts'
import { isBanned } from '../../../accounts/profiles/public.ts'
import type { CalendarEvent } from '../calendar-file.ts'
import { visibleEvents } from '../events.store.ts'

export async function findSecret(db: Database, userId: string): Promise<string | null> {
  const row = await query(db)
    .selectFrom('calendar_feeds')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.secret ?? null
}

export async function setSecret(db: Database, userId: string, secret: string): Promise<void> {
  await query(db)
    .insertInto('calendar_feeds')
    .values({ user_id: userId, secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret }))
    .execute()
}

export async function deleteSecret(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

const selectOwner = quickRead<{ user_id: string }, [secret: string]>(
  `select f.user_id from calendar_feeds f join user_profiles p on p.id = f.user_id
  where f.secret = $1 and not ${isBanned('p')}`,
)

/** Undefined if nobody has such a feed, or its owner is banned. */
export async function findOwner(db: Database, secret: string): Promise<string | undefined> {
  const [row] = await selectOwner(db, [secret])
  return row?.user_id
}

export interface FeedEventRow extends CalendarEvent {
  readonly is_certain: boolean
}

const selectExpected = quickRead<FeedEventRow, [viewerId: string, now: Date]>(
  `select e.id, e.title, e.description, e.start_time, e.end_time, e.is_online, e.location,
    e.meeting_url, e.sequence, e.created_at, e.updated_at, r.status = 'yes' as is_certain
  from event_rsvps r join community_events e on e.id = r.event_id ${visibleEvents}
  where r.user_id = $1 and r.status in ('yes', 'maybe')
    and e.end_time > $2::timestamptz - interval '${pastFeedDays} days'
  order by e.start_time, e.id limit ${mostFeedEvents}`,
)

/** The events that a person goes to or may go to, and can still see. */
export const listExpected = (
  db: Database,
  viewerId: string,
  now: Date,
): Promise<readonly FeedEventRow[]> => selectExpected(db, [viewerId, now])
