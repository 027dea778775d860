import type { RsvpStatus } from '@patchbay/contract/communities/events'
import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { seesInside } from '../../../people/participation/public.ts'
import { raiseInside, type RaisedRow } from '../../communities/public.ts'
import { isContentHidden, personJson, type PersonRow } from '../../../accounts/profiles/public.ts'

const upsertRsvp = statement<
  RaisedRow & Record<string, unknown>,
  [eventId: string, userId: string, status: RsvpStatus, now: Date]
>(`with answered as (
    insert into event_rsvps (event_id, user_id, status, created_at, updated_at)
    values ($1, $2, $3, $4, $4)
    on conflict (event_id, user_id) do update
    set status = excluded.status, updated_at = excluded.updated_at
    where event_rsvps.status <> excluded.status
    returning event_id)
  ${raiseInside(
    'e.community_id',
    'from community_events e join answered on answered.event_id = e.id where true',
  )}`)

/**
 * One row per person. The same answer again changes nothing, so that nobody loses their position.
 * Otherwise returns the version that the change gets. Answers do not lock the event, so the count
 * as of that version must be read by a later statement of the same transaction.
 */
export async function setAnswer(
  tx: Database,
  eventId: string,
  userId: string,
  status: RsvpStatus,
  now: Date,
): Promise<RaisedRow | undefined> {
  const [raised] = await upsertRsvp(tx, [eventId, userId, status, now])
  return raised
}

const selectExpecting = statement<{ user_id: string }, [eventId: string]>(
  `select r.user_id from event_rsvps r
  join community_events e on e.id = r.event_id
  join communities c on c.id = e.community_id
  where r.event_id = $1 and r.status in ('yes', 'maybe') and ${seesInside('c', 'r.user_id')}`,
)

/** The people who come or may come, and can still see the event. */
export async function listExpecting(tx: Database, eventId: string): Promise<readonly string[]> {
  const rows = await selectExpecting(tx, [eventId])
  return rows.map((row) => row.user_id)
}

export interface AttendeeRow {
  readonly user_id: string
  readonly status: 'yes' | 'maybe'
  readonly updated_at: Date
  readonly person: PersonRow
}

export interface AttendeeCursor {
  readonly status: 'yes' | 'maybe'
  readonly updatedAt: Date
  readonly userId: string
}

/** Sorts before every answer. */
const beginning: AttendeeCursor = {
  status: 'yes',
  updatedAt: new Date(0),
  userId: '00000000-0000-0000-0000-000000000000',
}

const selectAttendees = statement<
  AttendeeRow,
  [viewerId: string, eventId: string, status: string, updatedAt: Date, userId: string, n: number]
>(`with shown as (
    (select user_id, status, updated_at from event_rsvps
      where event_id = $2 and status = 'yes' and $3 = 'yes'
        and (updated_at, user_id) > ($4, $5::uuid)
      order by updated_at, user_id limit $6)
    union all
    (select user_id, status, updated_at from event_rsvps
      where event_id = $2 and status = 'maybe'
        and ($3 = 'yes' or (updated_at, user_id) > ($4, $5::uuid))
      order by updated_at, user_id limit $6)
  )
  select shown.user_id, shown.status, shown.updated_at, ${personJson('p')} as person
  from shown join user_profiles p on p.id = shown.user_id
  where exists (
    select 1 from community_events e join communities c on c.id = e.community_id
    where e.id = $2 and ${seesInside('c', '$1')} and not ${isContentHidden('e.creator_id')})
  order by shown.status desc, shown.updated_at, shown.user_id limit $6`)

export const listAnswers = (
  db: Database,
  viewerId: string,
  eventId: string,
  after: AttendeeCursor = beginning,
  limit: number,
) => selectAttendees(db, [viewerId, eventId, after.status, after.updatedAt, after.userId, limit])
