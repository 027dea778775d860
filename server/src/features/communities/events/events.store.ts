import type { RsvpStatus } from '@patchbay/contract/communities/events'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import {
  partOf,
  seesInside,
  type CommunityRole,
  type MuteColumns,
} from '../../people/participation/public.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** An event with everything that one viewer sees of it. */
export interface EventRow extends MuteColumns {
  readonly id: string
  readonly community_id: string
  readonly community_name: string
  readonly is_private: boolean
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
  readonly creator_id: string
  readonly creator: PersonRow
  readonly creator_gone: boolean
  readonly title: string
  readonly description: string
  readonly start_time: Date
  readonly end_time: Date
  readonly time_zone: string
  readonly is_online: boolean
  readonly location: string | null
  readonly meeting_url: string | null
  readonly sequence: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly rsvp_count: number
  readonly going: readonly PersonRow[]
  readonly my_rsvp: RsvpStatus | null
  readonly inside_version: string
  /** Whether it has a page for everybody, as long as its community is public. */
  readonly is_public: boolean
}

/** The viewer's id is `$1` in every statement that uses this or `visibleEvents`. */
export const eventColumns = `
  e.id, e.community_id, c.name as community_name, c.is_private, c.leader_id,
  c.closed_at is not null as is_closed, ${partOf('$1')}, e.creator_id,
  ${personJson('creator')} as creator, creator.deleted_at is not null as creator_gone, e.title, e.description, e.start_time, e.end_time,
  e.time_zone, e.is_online, e.location, e.meeting_url, e.sequence, e.created_at, e.updated_at,
  e.is_public, v.inside_version,
  (select count(*)::integer from event_rsvps r
    where r.event_id = e.id and r.status = 'yes') as rsvp_count,
  (select coalesce(json_agg(first.person order by first.updated_at, first.user_id), '[]')
    from (
      select ${personJson('p')} as person, r.updated_at, r.user_id
      from event_rsvps r join user_profiles p on p.id = r.user_id
      where r.event_id = e.id and r.status = 'yes'
      order by r.updated_at, r.user_id limit 3) first) as going,
  (select r.status from event_rsvps r where r.event_id = e.id and r.user_id = $1) as my_rsvp`

/** Restricts the events `e` to those that the viewer may see. */
export const visibleEvents = `
  join communities c on c.id = e.community_id and ${seesInside('c', '$1')}
    and not ${isContentHidden('e.creator_id')}
  join community_versions v on v.community_id = c.id
  join user_profiles creator on creator.id = e.creator_id`

const selectEvent = quickRead<EventRow, [viewerId: string | null, eventId: string]>(
  `select ${eventColumns} from community_events e ${visibleEvents} where e.id = $2`,
)

/** Undefined if there is no such event, or if the viewer may not see it. */
export async function findEvent(
  db: Database,
  eventId: string,
  viewerId: string,
): Promise<EventRow | undefined> {
  const [row] = await selectEvent(db, [viewerId, eventId])
  return row
}

/**
 * For a visitor, who sees no event unless the leader has said so, and none of a community that staff
 * have closed.
 */
export async function findPublicEvent(
  db: Database,
  eventId: string,
): Promise<EventRow | undefined> {
  const [row] = await selectEvent(db, [null, eventId])
  return row?.is_public === true && !row.is_closed ? row : undefined
}

/** The most running events that are listed. */
export const mostHappening = 20

/** `happening` is true for an event that has begun, and false for an upcoming one. */
export type ListedEventRow = EventRow & { readonly happening: boolean }

const selectEvents = quickRead<
  ListedEventRow,
  [
    viewerId: string,
    communityId: string,
    now: Date,
    first: boolean,
    afterTime: Date,
    afterId: string,
    limit: number,
  ]
>(`with shown as (
    (select id, true as happening from community_events e
      where not ${isContentHidden('e.creator_id')} and $4 and community_id = $2 and start_time < $3 and end_time > $3
      order by start_time, id limit ${mostHappening})
    union all
    (select id, false from community_events e
      where not ${isContentHidden('e.creator_id')} and community_id = $2 and start_time >= $3 and (start_time, id) > ($5, $6::uuid)
      order by start_time, id limit $7)
  )
  select shown.happening, ${eventColumns} from shown join community_events e on e.id = shown.id
  ${visibleEvents} order by e.start_time, e.id`)

/** The cursor: the last upcoming event of a page. */
export interface EventCursor {
  readonly startTime: Date
  readonly id: string
}

/** Sorts before every event that begins now or later. */
export const firstEventCursor = (now: Date): EventCursor => ({
  startTime: now,
  id: '00000000-0000-0000-0000-000000000000',
})

interface EventsPage {
  readonly communityId: string
  readonly now: Date
  /** The end of the previous page. Only the first page has the running events. */
  readonly after: EventCursor | undefined
  readonly limit: number
}

/** The running and upcoming events, in one statement, however many there are. */
export function listEvents(
  db: Database,
  viewerId: string,
  { communityId, now, after, limit }: EventsPage,
): Promise<readonly ListedEventRow[]> {
  const { startTime, id } = after ?? firstEventCursor(now)
  const first = after === undefined
  return selectEvents(db, [viewerId, communityId, now, first, startTime, id, limit])
}
