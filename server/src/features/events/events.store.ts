import type { RsvpStatus } from '@patchbay/contract/events'
import type { Database } from '../../platform/db/database.ts'
import { quickRead } from '../../platform/db/statement.ts'
import { seesInside } from '../communities/public.ts'
import { personJson, type PersonRow } from '../profiles/public.ts'

/** An event with all that is shown of it, for one viewer. */
export interface EventRow {
  readonly id: string
  readonly community_id: string
  readonly community_name: string
  readonly is_private: boolean
  readonly leader_id: string
  readonly creator_id: string
  readonly creator: PersonRow
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
}

/** The viewer is `$1` in every statement made of these two. */
export const eventColumns = `
  e.id, e.community_id, c.name as community_name, c.is_private, c.leader_id, e.creator_id,
  ${personJson('creator')} as creator, e.title, e.description, e.start_time, e.end_time,
  e.time_zone, e.is_online, e.location, e.meeting_url, e.sequence, e.created_at, e.updated_at,
  (select count(*)::integer from event_rsvps r
    where r.event_id = e.id and r.status = 'yes') as rsvp_count,
  (select coalesce(json_agg(first.person order by first.updated_at, first.user_id), '[]')
    from (
      select ${personJson('p')} as person, r.updated_at, r.user_id
      from event_rsvps r join user_profiles p on p.id = r.user_id
      where r.event_id = e.id and r.status = 'yes'
      order by r.updated_at, r.user_id limit 3) first) as going,
  (select r.status from event_rsvps r where r.event_id = e.id and r.user_id = $1) as my_rsvp`

/** Of the events `e` those that the viewer may see. */
export const visibleEvents = `
  join communities c on c.id = e.community_id and ${seesInside('c', '$1')}
  join user_profiles creator on creator.id = e.creator_id`

const selectEvent = quickRead<EventRow, [viewerId: string, eventId: string]>(
  `select ${eventColumns} from community_events e ${visibleEvents} where e.id = $2`,
)

/** Undefined where there is none, and where the viewer may not see it. */
export async function findEvent(
  db: Database,
  eventId: string,
  viewerId: string,
): Promise<EventRow | undefined> {
  const [row] = await selectEvent(db, [viewerId, eventId])
  return row
}

/** So many are going on at once, and no more. */
export const mostHappening = 20

/** `happening` where it is going on, and not still to come. */
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
    (select id, true as happening from community_events
      where $4 and community_id = $2 and start_time < $3 and end_time > $3
      order by start_time, id limit ${mostHappening})
    union all
    (select id, false from community_events
      where community_id = $2 and start_time >= $3 and (start_time, id) > ($5, $6::uuid)
      order by start_time, id limit $7)
  )
  select shown.happening, ${eventColumns} from shown join community_events e on e.id = shown.id
  ${visibleEvents} order by e.start_time, e.id`)

/** Where a page of upcoming events ended. */
export interface EventPlace {
  readonly startTime: Date
  readonly id: string
}

/** Before whatever begins now or later. */
export const firstPlace = (now: Date): EventPlace => ({
  startTime: now,
  id: '00000000-0000-0000-0000-000000000000',
})

interface EventsPage {
  readonly communityId: string
  readonly now: Date
  /** Where the page before ended; the first one also has what is going on. */
  readonly after: EventPlace | undefined
  readonly limit: number
}

/** What is going on and what begins from now on, in one statement, however many there are. */
export function listEvents(
  db: Database,
  viewerId: string,
  { communityId, now, after, limit }: EventsPage,
): Promise<readonly ListedEventRow[]> {
  const { startTime, id } = after ?? firstPlace(now)
  const first = after === undefined
  return selectEvents(db, [viewerId, communityId, now, first, startTime, id, limit])
}
