import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { asksFirst } from '../messaging-settings/public.ts'

const insertPair = statement<
  { id: string },
  [
    id: string,
    starterId: string,
    otherId: string,
    now: Date,
    isAwaited: boolean,
    youngest: Date | null,
  ]
>(`with made as (
    insert into conversations (id, user1_id, user2_id, created_at, updated_at)
    values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, $4)
    on conflict (user1_id, user2_id) do nothing
    returning id, user1_id, user2_id, created_at),
  joined as (
    insert into conversation_participants (conversation_id, user_id, joined_at, request)
    select id, person, created_at, case when person = $3 and not $5::boolean
      and ${asksFirst('may_write', '$3::uuid', '$2::uuid', '$6')} then 'waiting' end
    from made cross join unnest(array[user1_id, user2_id]) as person)
  select id from made`)

const selectPair = statement<{ id: string }, [oneId: string, otherId: string]>(
  `select id from conversations
  where user1_id = least($1::uuid, $2::uuid) and user2_id = greatest($1::uuid, $2::uuid)`,
)

interface NewPair {
  readonly starterId: string
  readonly otherId: string
  readonly now: Date
  /** The other person has asked to be written to, as with a listing: it is never a request. */
  readonly isAwaited: boolean
  /** Accounts that were created later ask everybody first. */
  readonly youngest: Date | null
}

/**
 * Returns the one conversation of two people, which is created with both as participants if there
 * is none. The caller must hold the locks on both accounts, so that neither is deleted meanwhile.
 */
export async function insertConversation(
  tx: Database,
  { starterId, otherId, now, isAwaited, youngest }: NewPair,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const [made] = await insertPair(tx, [newId(), starterId, otherId, now, isAwaited, youngest])
  const [found] = made === undefined ? await selectPair(tx, [starterId, otherId]) : [made]
  if (found === undefined) throw new Error('A conversation is neither new nor there.')
  return { id: found.id, isNew: made !== undefined }
}
