import type { ParticipantState } from '@patchbay/contract/messaging/conversation-changes'
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
