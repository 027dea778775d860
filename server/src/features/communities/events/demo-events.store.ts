import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

export interface DemoEventRow {
  readonly id: string
  readonly communityId: string
  readonly creatorId: string
  readonly title: string
  readonly description: string
  readonly startTime: Date
  readonly endTime: Date
  readonly timeZone: string
  readonly location: string | null
  readonly meetingUrl: string | null
  readonly isPublic: boolean
  readonly answers: readonly { readonly userId: string; readonly status: string }[]
}

/** Inserts an event with its answers. Only for a fresh database. */
export async function insertDemoEvent(tx: Database, row: DemoEventRow): Promise<void> {
  await query(tx)
    .insertInto('community_events')
    .values({
      id: row.id,
      community_id: row.communityId,
      creator_id: row.creatorId,
      client_id: newId(),
      title: row.title,
      description: row.description,
      start_time: row.startTime,
      end_time: row.endTime,
      time_zone: row.timeZone,
      is_online: row.meetingUrl !== null,
      location: row.location,
      meeting_url: row.meetingUrl,
      is_public: row.isPublic,
    })
    .execute()
  for (const { userId, status } of row.answers)
    await query(tx)
      .insertInto('event_rsvps')
      .values({ event_id: row.id, user_id: userId, status })
      .execute()
}
