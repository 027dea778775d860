import {
  mostChanges,
  type ConversationDelta,
} from '@patchbay/contract/messaging/conversation-changes'
import type { Database } from '../../../../platform/db/database.ts'
import { viewConversationState, viewMessage } from '../../messages/public.ts'
import { findDeltas, type KnownPosition } from './changes.store.ts'
import { viewParticipantState } from '../participant.view.ts'

interface Delta extends ConversationDelta {
  readonly more: boolean
  /** The people who have left, even if that change is not in this part. */
  readonly gone: readonly string[]
}

/**
 * The changes of each conversation since the known number, in one snapshot. Deleted conversations
 * are left out, and those of which the viewer is not a participant. Without a viewer, the caller
 * must make sure that only participants receive the result.
 */
export async function listDeltas(
  db: Database,
  known: readonly KnownPosition[],
  limit: number = mostChanges,
  viewerId?: string,
): Promise<Delta[]> {
  const rows = await findDeltas(db, known, limit, viewerId)
  return rows.map((row) => ({
    conversationId: row.id,
    after: Number(row.after),
    upTo: Number(row.up_to),
    more: row.more,
    conversation: viewConversationState(row.conversation),
    messages: row.messages.map(viewMessage),
    participants: row.participants.map(viewParticipantState),
    gone: row.gone,
  }))
}
