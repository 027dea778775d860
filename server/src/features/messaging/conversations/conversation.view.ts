import { rightsOf, type Conversation } from '@patchbay/contract/messaging/conversations'
import { viewConversationState } from '../messages/public.ts'
import { maySend } from './conversations.policy.ts'
import { viewParticipantState } from './participant.view.ts'
import type { ConversationRow, ShownParticipantRow } from './shown-conversations.store.ts'

/** Readers see their own mark, also what others do not see of it. */
function withHiddenReads(own: ShownParticipantRow): ShownParticipantRow {
  const { last_read_seq, last_read_at, hidden_read_seq, hidden_read_at } = own
  if (hidden_read_at === null) return own
  const isNewer = last_read_at === null || Date.parse(hidden_read_at) > Date.parse(last_read_at)
  return {
    ...own,
    last_read_seq: Math.max(last_read_seq, hidden_read_seq),
    last_read_at: isNewer ? hidden_read_at : last_read_at,
  }
}

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
    profession: row.profession,
    lastReadByUser1: lastReadBy(row.user1_id),
    lastReadByUser2: lastReadBy(row.user2_id),
    change: Number(row.change),
    unread: row.unread,
    isMarkedUnread: row.is_marked_unread,
    isPinned: row.is_pinned,
    isArchived: row.is_archived,
    isRequest: row.is_request,
    participants,
    participantCount: row.participant_count,
    blockedIds: row.blocked_ids,
    can: { send: maySend(row), ...rightsOf(row.is_group, own) },
  }
}
