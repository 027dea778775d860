import type { ParticipantState } from '@patchbay/contract/messaging/conversation-changes'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { ParticipantRow } from './participants.store.ts'

export const viewParticipantState = (row: ParticipantRow): ParticipantState => ({
  conversationId: row.conversation_id,
  userId: row.user_id,
  user: viewPerson(row.user),
  role: row.role,
  lastReadSeq: row.last_read_seq,
  lastReadAt: row.last_read_at && new Date(row.last_read_at).toISOString(),
  joinedAt: new Date(row.joined_at).toISOString(),
  joinedSeq: row.joined_seq,
  leftAt: row.left_at && new Date(row.left_at).toISOString(),
  change: row.change,
})
