import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Part } from './locked-groups.store.ts'

// All of these need the lock on the group. Each changed participant takes the next change number.

const updateName = statement<never, [id: string, name: string]>(
  `update conversations set name = $2 where id = $1`,
)

export async function setName(tx: Database, id: string, name: string): Promise<void> {
  await updateName(tx, [id, name])
}

const updatePicture = statement<never, [id: string, avatarUrl: string | null]>(
  `update conversations set avatar_url = $2 where id = $1`,
)

export async function setPicture(tx: Database, id: string, url: string | null): Promise<void> {
  await updatePicture(tx, [id, url])
}

// Locks the inbox versions in a fixed order, because triggers raise them separately for new and for
// returning participants.
const insertParts = statement<never, [id: string, userIds: readonly string[], now: Date]>(
  `with inboxes as (
    select user_id from inbox_versions where user_id = any($2::uuid[])
    order by user_id for no key update),
  raised as (
    update conversations c set change = c.change + cardinality($2::uuid[]), updated_at = $3
    where c.id = $1
    returning c.id, c.seq, c.last_message_seq, c.change - cardinality($2::uuid[]) as change)
  insert into conversation_participants as p
    (conversation_id, user_id, joined_at, joined_seq, last_read_seq, change)
  select raised.id, person, $3, raised.seq, greatest(0, raised.last_message_seq - 1),
    raised.change + place
  from raised cross join (select count(*) from inboxes) as locked
  cross join unnest($2::uuid[]) with ordinality as named (person, place)
  on conflict (conversation_id, user_id) do update set role = 'member', is_muted = false,
    is_pinned = false, is_marked_unread = false, archived_seq = null,
    joined_at = excluded.joined_at, joined_seq = excluded.joined_seq,
    last_read_seq = excluded.last_read_seq, last_read_at = null, left_at = null,
    left_by_self = false, asked_back_at = null, declined_at = null, change = excluded.change`,
)

/**
 * The caller must also hold the locks on their accounts. Only the newest earlier message is unread
 * for the added people.
 */
export async function takeIn(
  tx: Database,
  id: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await insertParts(tx, [id, userIds, now])
}

const raised = `with raised as (
    update conversations set change = change + 1, updated_at = $3 where id = $1
    returning id, change)`

const updateLeft = statement<never, [id: string, userId: string, now: Date, bySelf: boolean]>(
  `${raised} update conversation_participants p set left_at = $3, left_by_self = $4,
    asked_back_at = null, declined_at = null, change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = $2`,
)

export async function takeOut(
  tx: Database,
  id: string,
  userId: string,
  now: Date,
  { bySelf }: { readonly bySelf: boolean },
): Promise<void> {
  await updateLeft(tx, [id, userId, now, bySelf])
}

const updateRole = statement<never, [id: string, userId: string, now: Date, role: Part['role']]>(
  `${raised} update conversation_participants p set role = $4, change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = $2`,
)

export async function changeRole(
  tx: Database,
  id: string,
  userId: string,
  role: Part['role'],
  now: Date,
): Promise<void> {
  await updateRole(tx, [id, userId, now, role])
}
