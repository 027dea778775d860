import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { askedBackFor } from './groups.policy.ts'

interface AskedBackRow {
  readonly id: string
  readonly name: string | null
  readonly is_new: boolean
}

const selectAsked = statement<AskedBackRow & Record<string, unknown>, [userId: string, now: Date]>(
  `select c.id, c.name, p.left_at = p.joined_at as is_new from conversation_participants p
  join conversations c on c.id = p.conversation_id
  where p.user_id = $1 and p.left_at is not null
    and p.asked_back_at > $2::timestamptz - interval '${askedBackFor} days' and p.declined_at is null
  order by p.asked_back_at desc, c.id limit 50`,
)

export const listAskedBackOf = (
  db: Database,
  userId: string,
  now: Date,
): Promise<readonly AskedBackRow[]> => selectAsked(db, [userId, now])

// Locks the inbox versions of all whom the request concerns in a fixed order, because a trigger
// raises them one by one, and those who are added afterwards have theirs raised too.
const updateAsked = statement<
  { user_id: string },
  [id: string, userIds: readonly string[], now: Date, concerned: readonly string[]]
>(
  `with inboxes as (
    select user_id from inbox_versions where user_id = any($4::uuid[])
    order by user_id for no key update)
  update conversation_participants p set asked_back_at = $3, declined_at = null
  from (select count(*) from inboxes) as locked
  where p.conversation_id = $1 and p.user_id = any($2::uuid[]) and p.left_by_self
    and (p.asked_back_at is null or p.asked_back_at < $3::timestamptz - interval '7 days')
  returning p.user_id`,
)

/**
 * Asks people who left to come back: at most once a week, so that a no is not worn down. The caller
 * must hold the lock on the group.
 */
export async function askBack(
  tx: Database,
  id: string,
  { asked, concerned }: { asked: readonly string[]; concerned: readonly string[] },
  now: Date,
): Promise<void> {
  await updateAsked(tx, [id, asked, now, concerned])
}

// A person who was never in the group is asked like those who left it, with a part that ended when
// it began.
const insertAsked = statement<never, [id: string, userIds: readonly string[], now: Date]>(
  `insert into conversation_participants (conversation_id, user_id, joined_at, joined_seq, left_at,
    left_by_self, asked_back_at)
  select c.id, person, $3, c.seq, $3, true, $3
  from conversations c cross join unnest($2::uuid[]) as person
  where c.id = $1 order by person
  on conflict (conversation_id, user_id) do update set left_by_self = true,
    asked_back_at = excluded.asked_back_at, declined_at = null
  where conversation_participants.asked_back_at is null
    or conversation_participants.asked_back_at < $3::timestamptz - interval '7 days'`,
)

/** Asks people to enter a group; the caller must hold the locks on it and on their accounts. */
export async function askIn(
  tx: Database,
  id: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length > 0) await insertAsked(tx, [id, userIds, now])
}

const updateDeclined = statement<
  { user_id: string },
  [conversationId: string, userId: string, now: Date]
>(
  `with inboxes as (select user_id from inbox_versions where user_id = $2 for no key update)
  update conversation_participants p set declined_at = $3
  from (select count(*) from inboxes) as locked
  where p.conversation_id = $1 and p.user_id = $2 and p.asked_back_at is not null
    and p.declined_at is null
  returning p.user_id`,
)

/** Whether there was something to decline. */
export async function declineAsked(
  db: Database,
  conversationId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return (await updateDeclined(db, [conversationId, userId, now])).length > 0
}
