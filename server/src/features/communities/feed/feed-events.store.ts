import { feedEventsPerPage } from '@patchbay/contract/communities/feed'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newestCommunitiesOf } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import {
  eventColumns,
  firstEventCursor,
  mostHappening,
  visibleEvents,
  type EventCursor,
  type ListedEventRow,
} from '../events/public.ts'

const limit = feedEventsPerPage + 1

const selectEvents = statement<
  ListedEventRow,
  [viewerId: string, now: Date, first: boolean, afterTime: Date, afterId: string]
>(`with own as (${newestCommunitiesOf('$1')}),
  shown as materialized (
    (select event.id, true as happening from own cross join lateral (
        select id, start_time from community_events e
        where not ${isContentHidden('e.creator_id')} and $3 and community_id = own.community_id and end_time > $2 and start_time < $2
        order by end_time limit ${mostHappening}) event
      order by event.start_time, event.id limit ${mostHappening})
    union all
    (select event.id, false from own cross join lateral (
        select id, start_time from community_events e
        where not ${isContentHidden('e.creator_id')} and community_id = own.community_id and start_time >= $2
          and (start_time, id) > ($4, $5::uuid)
        order by start_time, id limit ${limit}) event
      order by event.start_time, event.id limit ${limit})
  )
  select shown.happening, ${eventColumns} from shown join community_events e on e.id = shown.id
  ${visibleEvents} order by e.start_time, e.id`)

/**
 * The running events, only with the first page, and one upcoming event more than fits on a page.
 */
export function listFeedEventRows(
  db: Database,
  viewerId: string,
  { now, after }: { readonly now: Date; readonly after: EventCursor | undefined },
): Promise<readonly ListedEventRow[]> {
  const { startTime, id } = after ?? firstEventCursor(now)
  return selectEvents(db, [viewerId, now, after === undefined, startTime, id])
}
