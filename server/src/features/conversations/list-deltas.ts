import { mostChanges, type ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { Database } from '../../platform/db/database.ts'
import { viewConversationState, viewMessage } from '../messages/public.ts'
import { findDeltas, type KnownPosition } from './changes.store.ts'
import { viewParticipantState } from './participant.view.ts'

interface Delta extends ConversationDelta {
  readonly more: boolean
  /** Who has left, wherever in it that was. */
  readonly gone: readonly string[]
}

/**
 * What has changed in each conversation after what is known of it, in one snapshot; one that is gone
 * is left out, and one that the viewer is not in. Without a viewer: for whoever has made sure that
 * those who hear it are in the conversation.
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
