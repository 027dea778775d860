import type { Reminder } from '@patchbay/contract/notices'
import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { seesInside } from '../communities/public.ts'
import { isBanned, isThere } from '../profiles/public.ts'

export interface ComingEvent {
  readonly id: string
  readonly community_id: string
  readonly start_time: Date
  /** Which of them there is still time for. */
  readonly remind: Reminder
}

/** In SQL: the answers `r` of whoever comes to an event `e`, and may be told of it as `p`. */
const comingTo = `event_rsvps r
  join communities c on c.id = e.community_id and ${seesInside('c', 'r.user_id')}
  join user_profiles p on p.id = r.user_id and ${isThere('p')} and not ${isBanned('p')}`
const isComing = `r.event_id = e.id and r.status in ('yes', 'maybe')`
const isReminded = (remind: string): string => `exists (
  select 1 from notices n where n.kind = 'event_soon' and n.event_id = e.id
    and n.user_id = r.user_id and n.remind = ${remind} and n.starts_at = e.start_time)`

// Whoever wants no reminders, or answered when it was too late for one, is no reason to look.
const selectComing = statement<ComingEvent, [now: Date, until: Date]>(
  `select e.id, e.community_id, e.start_time, next.remind from community_events e
  cross join lateral (select case when e.start_time > $1::timestamptz + interval '1 hour'
    then 'day' else 'hour' end as remind) next
  where e.start_time > $1 and e.start_time <= $2 and exists (
    select 1 from ${comingTo} where ${isComing}
      and r.updated_at <= e.start_time
        - case next.remind when 'day' then interval '23 hours' else interval '1 hour' end
      and not exists (select 1 from notice_settings s
        where s.user_id = r.user_id and 'eventReminders' = any(s.switched_off))
      and not ${isReminded('next.remind')})
  order by e.start_time, e.id`,
)

/** What begins after `now` and until then, and somebody may have to be reminded of. */
export const listComing = (db: Database, now: Date, until: Date) => selectComing(db, [now, until])

const shareLockCommunity = statement<{ id: string }, [communityId: string]>(
  `select id from communities where id = $1 for key share`,
)
const lockCalled = statement<{ id: string }, [eventId: string, startTime: Date]>(
  `select id from community_events where id = $1 and start_time = $2 for no key update`,
)

/**
 * Until the end of the transaction it begins when it did, and nobody else reminds of it; false where
 * it is gone or has moved. The community first, as everything that touches both does.
 */
export async function lockForReminders(tx: Database, event: ComingEvent): Promise<boolean> {
  await shareLockCommunity(tx, [event.community_id])
  return (await lockCalled(tx, [event.id, event.start_time])).length > 0
}

export interface ExpectingRow {
  readonly user_id: string
  readonly answered_at: Date
  /** Where the person was last, as far as a browser has said; otherwise the event's. */
  readonly time_zone: string
}

const selectUnreminded = statement<ExpectingRow, [eventId: string, remind: Reminder, now: Date]>(
  `select r.user_id, r.updated_at as answered_at, coalesce(last.time_zone, e.time_zone) as time_zone
  from community_events e cross join lateral (
    select r.* from ${comingTo} where ${isComing}) r
  left join lateral (
    select s.time_zone from sessions s
    where s.user_id = r.user_id and s.time_zone is not null and s.expires_at > $3
    order by s.last_used_at desc limit 1) last on true
  where e.id = $1 and not ${isReminded('$2')}`,
)

/** For whoever holds the event. */
export const listUnreminded = (tx: Database, eventId: string, remind: Reminder, now: Date) =>
  selectUnreminded(tx, [eventId, remind, now])
