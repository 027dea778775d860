import { statement } from '../../../../platform/db/statement.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { deleteSecret } from '../calendar-feeds/calendar-feeds.store.ts'

const deleteComing = statement<never, [communityId: string, userId: string, now: Date]>(
  `delete from event_rsvps r using community_events e
  where e.id = r.event_id and e.community_id = $1 and r.user_id = $2 and e.end_time > $3`,
)

/** A person who can no longer see inside loses their answers to events that are not over. */
export async function deleteComingRsvps(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await deleteComing(tx, [communityId, userId, now])
}

const deleteStrangers = statement<never, [communityId: string, now: Date]>(
  `delete from event_rsvps r using community_events e
  where e.id = r.event_id and e.community_id = $1 and e.end_time > $2
    and not exists (select 1 from community_members m
      where m.community_id = e.community_id and m.user_id = r.user_id)`,
)

/** The same for everyone who is not a member, when a community becomes private. */
export async function deleteRsvpsOfStrangers(
  tx: Database,
  communityId: string,
  now: Date,
): Promise<void> {
  await deleteStrangers(tx, [communityId, now])
}

const deleteRsvps = statement<never, [userId: string]>(`delete from event_rsvps where user_id = $1`)

const deleteEvents = statement<never, [userId: string, now: Date]>(
  `delete from community_events e where e.creator_id = $1 and (e.end_time <= $2 or not exists (
    select 1 from event_rsvps r
    where r.event_id = e.id and r.user_id <> $1 and r.status in ('yes', 'maybe')))`,
)

/**
 * For a person who deletes their account. An event that others are about to attend stays until it is
 * over, without the name.
 */
export async function eraseEventsOf(tx: Database, userId: string, now: Date): Promise<void> {
  await deleteEvents(tx, [userId, now])
  await deleteRsvps(tx, [userId])
  await deleteSecret(tx, userId)
}

export interface EndedEvent {
  readonly id: string
  readonly community_id: string
}

const selectEnded = statement<EndedEvent, [now: Date]>(
  `select e.id, e.community_id from community_events e
  join user_profiles p on p.id = e.creator_id
  where p.deleted_at is not null and e.end_time <= $1`,
)

/** Events of deleted accounts that are over. */
export const listEndedOfDeleted = (db: Database, now: Date): Promise<readonly EndedEvent[]> =>
  selectEnded(db, [now])
