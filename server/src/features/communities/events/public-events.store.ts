import { mostPublicEvents } from '@patchbay/contract/communities/event-page'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import type { EventRow } from './events.store.ts'

export type PublicEventRow = Pick<
  EventRow,
  | 'id'
  | 'community_id'
  | 'community_name'
  | 'title'
  | 'description'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'is_online'
  | 'location'
>

/**
 * The conditions are those for a single event (`findPublicEvent`), but the community must also be
 * open, because nobody is invited to a closed one.
 */
const selectNext = quickRead<PublicEventRow, [now: Date, communityId: string | null]>(
  `select e.id, e.community_id, c.name as community_name, e.title, e.description, e.start_time,
    e.end_time, e.time_zone, e.is_online, e.location
  from community_events e
  join communities c on c.id = e.community_id and not c.is_private and c.closed_at is null
  where e.is_public and e.start_time >= $1 and not ${isContentHidden('e.creator_id')}
    and ($2::uuid is null or e.community_id = $2)
  order by e.start_time, e.id limit ${mostPublicEvents}`,
)

/** The next events that have a page for everybody, of all communities or of one. */
export const listNextPublic = (
  db: Database,
  now: Date,
  communityId?: string,
): Promise<readonly PublicEventRow[]> => selectNext(db, [now, communityId ?? null])

interface HostRow {
  readonly description: string
  readonly member_count: number
  readonly cover_image: string | null
}

const selectHost = quickRead<HostRow, [communityId: string]>(
  `select description, member_count, cover_image from communities where id = $1`,
)

/** The community of an event that the caller knows to be public. */
export async function findHost(db: Database, communityId: string): Promise<HostRow | undefined> {
  const [row] = await selectHost(db, [communityId])
  return row
}
