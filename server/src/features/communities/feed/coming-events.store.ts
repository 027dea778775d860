import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { newestCommunitiesOf } from '../../people/participation/public.ts'

export interface ComingEventRow {
  readonly id: string
  readonly title: string
  readonly start_time: Date
  readonly is_online: boolean
  readonly location: string | null
  readonly community_name: string
}

export interface ComingSpan {
  readonly now: Date
  /** Events that begin before this moment. */
  readonly soon: Date
  /** Later events, up to `late`, are included if they were announced after this moment. */
  readonly announcedAfter: Date
  readonly late: Date
}

const select = statement<
  ComingEventRow,
  [userId: string, now: Date, soon: Date, announcedAfter: Date, late: Date, limit: number]
>(`with own as (${newestCommunitiesOf('$1')})
  select e.id, e.title, e.start_time, e.is_online, e.location, c.name as community_name
  from own join communities c on c.id = own.community_id and c.closed_at is null
  cross join lateral (
    select event.* from community_events event
    where event.community_id = own.community_id and event.start_time > $2
      and event.start_time <= $5 and (event.start_time <= $3 or event.created_at > $4)
      and event.creator_id <> $1 and not ${isContentHidden('event.creator_id')}
      and not ${hasBlocked('$1', 'event.creator_id')}
      and not ${hasBlocked('event.creator_id', '$1')}
      and not exists (select 1 from event_rsvps r
        where r.event_id = event.id and r.user_id = $1 and r.status = 'no')
    order by event.start_time, event.id limit $6) e
  order by e.start_time, e.id limit $6`)

/** What comes up in the communities of a person, by others, unless the person has declined. */
export const listComingEvents = (
  db: Database,
  userId: string,
  { now, soon, announcedAfter, late }: ComingSpan,
  limit: number,
): Promise<readonly ComingEventRow[]> =>
  select(db, [userId, now, soon, announcedAfter, late, limit])
