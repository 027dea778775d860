import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { asksFirst } from '../messaging-settings/public.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

const selectKnown = statement<{ id: string }, [creatorId: string, clientId: string]>(
  `select id from conversations where creator_id = $1 and client_id = $2`,
)

/** Finds a group by the id that the creator's client gave it. */
export async function findKnownGroup(
  tx: Database,
  creatorId: string,
  clientId: string,
): Promise<string | undefined> {
  const [row] = await selectKnown(tx, [creatorId, clientId])
  return row?.id
}

export interface Invited {
  /** How many of the invited people can be added. */
  readonly there: number
  /** Whether there is a block between the inviter and any of them. */
  readonly blocked: boolean
  /** Whether there is one among them, or between them and those who are in the group. */
  readonly apart: boolean
  /** These people want to be asked before this person adds them to a group. */
  readonly asked: readonly string[]
}

const selectInvited = statement<
  Invited & Record<string, unknown>,
  [inviterId: string, userIds: readonly string[], present: readonly string[], youngest: Date | null]
>(`select count(*)::integer as there, coalesce(
    bool_or(${hasBlocked('$1', 'p.id')} or ${hasBlocked('p.id', '$1')}), false) as blocked,
    exists (select 1 from user_blocks b
      where (b.blocker_id = any($2::uuid[]) and b.blocked_id = any($2::uuid[] || $3::uuid[]))
        or (b.blocked_id = any($2::uuid[]) and b.blocker_id = any($3::uuid[]))) as apart,
    coalesce(array_agg(p.id) filter (
      where ${asksFirst('may_add', 'p.id', '$1::uuid', '$4')}), '{}') as asked
  from user_profiles p
  where p.id = any($2::uuid[]) and ${isThere('p')} and not ${isBanned('p')}`)

export async function findInvited(
  tx: Database,
  inviterId: string,
  userIds: readonly string[],
  present: readonly string[],
  youngest: Date | null,
): Promise<Invited> {
  const [row] = await selectInvited(tx, [inviterId, userIds, present, youngest])
  return row ?? { there: 0, blocked: false, apart: false, asked: [] }
}

export interface NewGroup {
  readonly creatorId: string
  readonly clientId: string
  readonly name: string
  readonly memberIds: readonly string[]
  readonly now: Date
}

const insertWhole = statement<
  { id: string },
  [
    id: string,
    creatorId: string,
    clientId: string,
    name: string,
    memberIds: readonly string[],
    now: Date,
  ]
>(`with made as (
    insert into conversations (id, is_group, creator_id, client_id, name, created_at, updated_at)
    values ($1, true, $2, $3, $4, $6, $6) returning id),
  joined as (
    insert into conversation_participants (conversation_id, user_id, role, joined_at, last_read_at)
    select made.id, person, case when person = $2 then 'admin' else 'member' end, $6,
      -- The creator of a group has seen it.
      case when person = $2 then $6::timestamptz end
    from made cross join unnest($5::uuid[] || $2::uuid) as person)
  select id from made`)

/**
 * Inserts a group with all its participants. The caller must hold the locks on all of their
 * accounts.
 */
export async function insertGroup(tx: Database, group: NewGroup): Promise<string> {
  const { creatorId, clientId, name, memberIds, now } = group
  const id = newId()
  await insertWhole(tx, [id, creatorId, clientId, name, memberIds, now])
  return id
}
