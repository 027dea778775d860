import { mostPersonEvents } from '@patchbay/contract/communities/person-work'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { shownInsideOf } from '../../people/participation/public.ts'
import { showsWork } from '../../people/people/public.ts'
import { eventColumns, visibleEvents, type EventRow } from './events.store.ts'

/**
 * The viewer is `$1`, the person `$2`. Looks into each community by the index, as for posts. Exported,
 * so that a test can check the plan.
 */
export const personEvents = `with shown as materialized (
    select event.id from (${shownInsideOf('$2', '$1')}) home cross join lateral (
      select id, start_time from community_events
      where creator_id = $2 and community_id = home.community_id and start_time >= $3
      order by start_time, id limit ${mostPersonEvents}) event
    where ${showsWork('$2', '$1')}
    order by event.start_time, event.id limit ${mostPersonEvents})
  select ${eventColumns} from shown join community_events e on e.id = shown.id
  ${visibleEvents} order by e.start_time, e.id`

const selectOfPerson = quickRead<EventRow, [viewerId: string, userId: string, now: Date]>(
  personEvents,
)

/** The next events that a person has announced and the viewer may see on the profile. */
export const listEventsBy = (
  db: Database,
  viewerId: string,
  userId: string,
  now: Date,
): Promise<readonly EventRow[]> => selectOfPerson(db, [viewerId, userId, now])
