import { rightsOf, type Conversation } from '@patchbay/contract/messaging/conversations'
import { viewConversationState } from '../messages/public.ts'
import { maySend } from './conversations.policy.ts'
import { viewParticipantState } from './participant.view.ts'
import type { ConversationRow, ShownParticipantRow } from './shown-conversations.store.ts'

/** Readers see their own mark, also what they have read while there was a block. */
const withHiddenReads = (own: ShownParticipantRow): ShownParticipantRow =>
  own.hidden_read_seq <= own.last_read_seq
    ? own
    : { ...own, last_read_seq: own.hidden_read_seq, last_read_at: own.hidden_read_at }

export function viewConversation(row: ConversationRow, viewerId: string): Conversation {
  const participants = row.participants.map((one) => ({
    ...viewParticipantState(one.user_id === viewerId ? withHiddenReads(one) : one),
    isMuted: one.user_id === viewerId ? one.is_muted : null,
    blocked: one.blocked,
  }))
  const own = participants.find((one) => one.userId === viewerId)
  if (own === undefined) throw new Error('A conversation is shown to somebody who is not in it.')
  const lastReadBy = (userId: string | null): string | null =>
    participants.find((one) => one.userId === userId)?.lastReadAt ?? null
  return {
    id: row.id,
    isGroup: row.is_group,
    user1Id: row.user1_id,
    user2Id: row.user2_id,
    ...viewConversationState(row.state),
    lastReadByUser1: lastReadBy(row.user1_id),
    lastReadByUser2: lastReadBy(row.user2_id),
    change: Number(row.change),
    unread: row.unread,
    participants,
    participantCount: row.participant_count,
    blockedIds: row.blocked_ids,
    can: { send: maySend(row), ...rightsOf(row.is_group, own) },
  }
}
