import { AppError } from '../../../platform/http/app-error.ts'
import type { ConversationAccess } from '../../people/participation/public.ts'

/**
 * Who may send and edit in a conversation: its participants, while it is open. The statement that
 * sends checks the same rule under its locks (`maySend` in `sent-messages.store.ts`), because a
 * block may be committed between a check and the write.
 */
export function requireMaySend(
  access: ConversationAccess | null | undefined,
): asserts access is ConversationAccess {
  if (!access) throw new AppError('conversation_not_found')
  if (access.closed === null) return
  throw new AppError(access.closed === 'gone' ? 'recipient_gone' : 'message_blocked')
}
