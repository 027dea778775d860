import type { ParticipantState } from '@patchbay/contract/messaging/conversation-changes'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** A participant of a conversation, as `viewParticipantState` reads it. */
export interface ParticipantRow {
  readonly conversation_id: string
  readonly user_id: string
  readonly user: PersonRow
  readonly role: ParticipantState['role']
  readonly last_read_seq: number
  readonly last_read_at: string | null
  readonly joined_at: string
  readonly joined_seq: number
  readonly left_at: string | null
  readonly change: number
}

const fields = (alias: string): string => `
    'conversation_id', ${alias}.conversation_id, 'user_id', ${alias}.user_id, 'user', (
      select ${personJson('person')} from user_profiles person where person.id = ${alias}.user_id),
    'role', ${alias}.role, 'last_read_seq', ${alias}.last_read_seq,
    'last_read_at', ${alias}.last_read_at, 'joined_at', ${alias}.joined_at,
    'joined_seq', ${alias}.joined_seq,
    'left_at', ${alias}.left_at, 'change', ${alias}.change`

/** One column, for statements that have `conversation_participants` under this alias. */
export const participantJson = (alias: string, more = ''): string =>
  `json_build_object(${fields(alias)}${more})`

const touch = statement<never, [userId: string, now: Date]>(
  `with locked as (
    select c.id from conversations c join conversation_participants p on p.conversation_id = c.id
    where p.user_id = $1 and p.left_at is null order by c.id for no key update of c),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $2
    from locked where c.id = locked.id returning c.id, c.change)
  update conversation_participants p set change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = $1`,
)

/**
 * The other participants receive the person anew in every conversation, because they are shown
 * differently, such as without a link after a ban.
 */
export async function touchParticipant(tx: Database, userId: string, now: Date): Promise<void> {
  await touch(tx, [userId, now])
}
