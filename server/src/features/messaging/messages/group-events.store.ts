import type { GroupEvent } from '@patchbay/contract/messaging/messages'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

/** An action of a person in a group. */
export interface NewEvent {
  readonly conversationId: string
  readonly actorId: string
  readonly type: GroupEvent['type']
  /** The people concerned, besides the actor. */
  readonly people?: readonly string[]
  /** The new name. */
  readonly name?: string
}

const insertEvents = statement<never, [events: string, now: Date]>(`with given as (
    select *, row_number() over (partition by conversation_id order by position) as place
    from jsonb_to_recordset($1::jsonb) as given (position integer, id uuid, client_id uuid,
      conversation_id uuid, actor_id uuid, type text, people uuid[], name text)),
  raised as (
    update conversations c set seq = c.seq + counted.many, change = c.change + counted.many,
      updated_at = $2
    from (select conversation_id, count(*) as many from given group by conversation_id) counted
    where c.id = counted.conversation_id
    returning c.id, c.seq - counted.many as seq, c.change - counted.many as change)
  insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, event,
    event_people, event_name, created_at)
  select given.id, raised.id, raised.seq + given.place, raised.change + given.place, given.actor_id,
    given.client_id, '', given.type, given.people, given.name, $2
  from given join raised on raised.id = given.conversation_id`)

/**
 * Each event takes the next position among the messages of its group. The last message and the
 * unread state stay as they are. The caller must have locked the groups.
 */
export async function noteEvents(
  tx: Database,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ conversationId, actorId, type, people, name }, position) => ({
    position,
    id: newId(),
    client_id: newId(),
    conversation_id: conversationId,
    actor_id: actorId,
    type,
    people,
    name,
  }))
  await insertEvents(tx, [JSON.stringify(rows), now])
}
