import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { isCorrectable } from '../../../platform/db/sent-again.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { newId } from '../../../platform/ids.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { shareLockInsideFor } from '../../people/participation/public.ts'

type EventTable = Insertable<Tables['community_events']>

/** The values that the organiser enters. */
export type EventValues = Pick<
  EventTable,
  'title' | 'description' | 'time_zone' | 'is_online' | 'location' | 'meeting_url'
> & { readonly start_time: Date; readonly end_time: Date }

const valueColumns = [
  'title',
  'description',
  'start_time',
  'end_time',
  'time_zone',
  'is_online',
  'location',
  'meeting_url',
] as const satisfies readonly (keyof EventValues)[]

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value)
const differs = (one: unknown, other: unknown): boolean =>
  plain(one ?? null) !== plain(other ?? null)

interface NewEvent {
  readonly communityId: string
  readonly creatorId: string
  readonly clientId: string
  readonly values: EventValues
  readonly now: Date
}

/**
 * The id is of the new event, or of the existing one if the same form is sent again because
 * its answer got lost; values that were corrected in between are saved, until somebody has answered:
 * then it takes an edit, with its notices. Undefined if the client's id was used for something else.
 */
export async function insertEvent(
  tx: Database,
  event: NewEvent,
): Promise<{ readonly id: string; readonly isNew: boolean } | undefined> {
  const made = await query(tx)
    .insertInto('community_events')
    .values({
      id: newId(),
      community_id: event.communityId,
      creator_id: event.creatorId,
      client_id: event.clientId,
      ...event.values,
      created_at: event.now,
      updated_at: event.now,
    })
    .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, isNew: true }
  const known = await query(tx)
    .selectFrom('community_events')
    .select([...valueColumns, 'id', 'created_at'])
    .select((own) =>
      own
        .exists(
          own
            .selectFrom('event_rsvps')
            .select('event_id')
            .whereRef('event_id', '=', 'community_events.id')
            .where('user_id', '<>', event.creatorId),
        )
        .as('is_answered'),
    )
    .where('creator_id', '=', event.creatorId)
    .where('client_id', '=', event.clientId)
    .where('community_id', '=', event.communityId)
    .forUpdate()
    .executeTakeFirst()
  const isAsSent = known && !known.is_answered && isCorrectable(known.created_at, event.now)
  if (isAsSent && valueColumns.some((name) => differs(known[name], event.values[name])))
    await setEvent(tx, known.id, event.values, { moved: true, now: event.now })
  return known && { id: known.id, isNew: false }
}

/** The event that the same form created before. */
export async function findSentEvent(
  tx: Database,
  { communityId, creatorId, clientId }: Pick<NewEvent, 'communityId' | 'creatorId' | 'clientId'>,
): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('community_events')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('client_id', '=', clientId)
    .where('community_id', '=', communityId)
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks an event for a change, and keeps the viewer's access to it until the transaction ends. With
 * `share`, others can answer at the same time. Undefined if there is no event that the viewer may
 * see.
 */
export async function lockEvent(
  tx: Database,
  eventId: string,
  viewerId: string,
  lock: 'update' | 'share',
) {
  const found = await query(tx)
    .selectFrom('community_events')
    .select('community_id')
    .where('id', '=', eventId)
    .where(sql<boolean>`not ${sql.raw(isContentHidden('community_events.creator_id'))}`)
    .executeTakeFirst()
  // The community is locked first, as everywhere.
  const inside = found && (await shareLockInsideFor(tx, found.community_id, viewerId))
  if (inside === undefined) return undefined
  const locked = query(tx)
    .selectFrom('community_events')
    .select(['id', 'community_id', 'creator_id', 'title', 'start_time', 'end_time'])
    .select(['time_zone', 'is_online', 'location', 'meeting_url'])
    .where('id', '=', eventId)
  const row = await (lock === 'update' ? locked.forUpdate() : locked.forShare()).executeTakeFirst()
  if (row === undefined) return undefined
  const { deleted_at } = await query(tx)
    .selectFrom('user_profiles')
    .select('deleted_at')
    .where('id', '=', row.creator_id)
    .executeTakeFirstOrThrow()
  const { leader_id, is_closed, is_private, role, muted_at, muted_until } = inside
  const part = { role, muted_at, muted_until }
  return { ...row, ...part, leader_id, is_closed, is_private, creator_gone: deleted_at !== null }
}

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

export async function setEvent(
  tx: Database,
  eventId: string,
  values: EventValues,
  { moved, now }: { readonly moved: boolean; readonly now: Date },
): Promise<void> {
  await query(tx)
    .updateTable('community_events')
    .set((row) => ({
      ...values,
      updated_at: now,
      sequence: row('sequence', '+', moved ? 1 : 0),
    }))
    .where('id', '=', eventId)
    .execute()
}

export async function setEventPublic(
  tx: Database,
  eventId: string,
  isPublic: boolean,
): Promise<void> {
  await query(tx)
    .updateTable('community_events')
    .set({ is_public: isPublic })
    .where('id', '=', eventId)
    .execute()
}

export async function removeEvent(tx: Database, eventId: string): Promise<void> {
  await query(tx).deleteFrom('community_events').where('id', '=', eventId).execute()
}
