import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../../../content/removals/public.ts'

interface EventToTake {
  readonly creator_id: string
  readonly community_id: string
  readonly title: string
  readonly start_time: Date
  readonly end_time: Date
  readonly time_zone: string
  readonly rows: RemovedRows
}

const lockCommunityOf = statement<{ id: string }, [eventId: string]>(
  `select c.id from communities c
  where c.id = (select community_id from community_events where id = $1) for key share`,
)

const lockEvent = statement<{ id: string }, [eventId: string]>(
  `select id from community_events where id = $1 for update`,
)

const selectRows = statement<EventToTake, [eventId: string]>(
  `select e.creator_id, e.community_id, e.title, e.start_time, e.end_time, e.time_zone,
    jsonb_build_object(
      'community_events', ${rowsOf('community_events', 'own', 'own.id = e.id')},
      'event_rsvps', ${rowsOf('event_rsvps', 'r', 'r.event_id = e.id')}) as rows
  from community_events e where e.id = $1`,
)

/** Locks in the common order; with the lock on the event nobody answers it. */
export async function lockEventToTake(
  tx: Database,
  eventId: string,
): Promise<EventToTake | undefined> {
  await lockCommunityOf(tx, [eventId])
  await lockEvent(tx, [eventId])
  const [row] = await selectRows(tx, [eventId])
  return row
}

const lockCommunity = statement<{ id: string }, [communityId: string]>(
  `select id from communities where id = $1 for key share`,
)
const insertEvents = statement<{ id: string }, [rows: string]>(
  `${insertAgain('community_events')} returning id`,
)
const insertRsvps = statement<never, [rows: string]>(insertAgain('event_rsvps'))

/** Says why, if it cannot come back. */
export async function insertEventAgain(
  tx: Database,
  communityId: string,
  rows: RemovedRows,
): Promise<'done' | 'place_gone' | 'place_taken'> {
  if ((await lockCommunity(tx, [communityId])).length === 0) return 'place_gone'
  const made = await insertEvents(tx, [JSON.stringify(rows['community_events'])])
  if (made.length === 0) return 'place_taken'
  await insertRsvps(tx, [JSON.stringify(rows['event_rsvps'] ?? [])])
  return 'done'
}
