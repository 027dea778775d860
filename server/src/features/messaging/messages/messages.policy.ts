import { AppError } from '../../../platform/http/app-error.ts'
import type { ConversationStanding } from '../../people/participation/public.ts'

/**
 * Who may send and edit in a conversation: its participants, while it is open. The statement that
 * sends checks the same rule under its locks (`maySend` in `sent-messages.store.ts`), because a
 * block may be committed between a check and the write.
 */
export function requireMaySend(
  standing: ConversationStanding | null | undefined,
): asserts standing is ConversationStanding {
  if (!standing) throw new AppError('conversation_not_found')
  if (standing.closed === null) return
  throw new AppError(standing.closed === 'gone' ? 'recipient_gone' : 'message_blocked')
}
