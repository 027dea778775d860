import type { Reminder } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { seesInside } from '../../../people/participation/public.ts'
import { isBanned, isContentHidden, isThere } from '../../../accounts/profiles/public.ts'

export interface ComingEvent {
  readonly id: string
  readonly community_id: string
  readonly start_time: Date
  /** The reminder for which there is still time. */
  readonly remind: Reminder
}

/**
 * In SQL: the answers `r` of people who come to the event `e` and may be notified of it, with their
 * profile `p`. In a closed community nobody can decline any more, and nobody is reminded.
 */
const comingTo = `event_rsvps r
  join communities c on c.id = e.community_id and c.closed_at is null
    and ${seesInside('c', 'r.user_id')}
  join user_profiles p on p.id = r.user_id and ${isThere('p')} and not ${isBanned('p')}`
const isComing = `r.event_id = e.id and r.status in ('yes', 'maybe')`
const isReminded = (remind: string): string => `exists (
  select 1 from notices n where n.kind = 'event_soon' and n.event_id = e.id
    and n.user_id = r.user_id and n.remind = ${remind} and n.starts_at = e.start_time)`

// People who want no reminders, or answered too late for one, do not cause an event to be selected.
const selectComing = statement<ComingEvent, [now: Date, until: Date]>(
  `select e.id, e.community_id, e.start_time, next.remind from community_events e
  cross join lateral (select case when e.start_time > $1::timestamptz + interval '1 hour'
    then 'day' else 'hour' end as remind) next
  where e.start_time > $1 and e.start_time <= $2
    and not ${isContentHidden('e.creator_id')} and exists (
    select 1 from ${comingTo} where ${isComing}
      and r.updated_at <= e.start_time
        - case next.remind when 'day' then interval '23 hours' else interval '1 hour' end
      and not exists (select 1 from notice_settings s
        where s.user_id = r.user_id and 'eventReminders' = any(s.switched_off))
      and not ${isReminded('next.remind')})
  order by e.start_time, e.id`,
)

/** The events that begin after `now` and up to `until`, and have people who may need a reminder. */
export const listComing = (db: Database, now: Date, until: Date) => selectComing(db, [now, until])

const shareLockCommunity = statement<{ id: string }, [communityId: string]>(
  `select id from communities where id = $1 for key share`,
)
const lockCalled = statement<{ id: string }, [eventId: string, startTime: Date]>(
  `select id from community_events where id = $1 and start_time = $2 for no key update`,
)

/**
 * Locks the event, so that its start does not change and no other job reminds of it. False if the
 * event is deleted or has moved. The community is locked first, as everywhere.
 */
export async function lockForReminders(tx: Database, event: ComingEvent): Promise<boolean> {
  await shareLockCommunity(tx, [event.community_id])
  return (await lockCalled(tx, [event.id, event.start_time])).length > 0
}

export interface ExpectingRow {
  readonly user_id: string
  readonly answered_at: Date
  /** The time zone that a browser of the person sent last, or else that of the event. */
  readonly time_zone: string
}

const selectUnreminded = statement<ExpectingRow, [eventId: string, remind: Reminder, now: Date]>(
  `select r.user_id, r.updated_at as answered_at, coalesce(last.time_zone, e.time_zone) as time_zone
  from community_events e cross join lateral (
    select r.* from ${comingTo} where ${isComing}) r
  left join lateral (
    select s.time_zone from sessions s
    where s.user_id = r.user_id and s.time_zone is not null and s.expires_at > $3
      and not s.needs_second_factor
    order by s.last_used_at desc limit 1) last on true
  where e.id = $1 and not ${isReminded('$2')}`,
)

/** The caller must hold the lock on the event. */
export const listUnreminded = (tx: Database, eventId: string, remind: Reminder, now: Date) =>
  selectUnreminded(tx, [eventId, remind, now])
