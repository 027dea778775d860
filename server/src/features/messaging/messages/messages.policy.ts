import { AppError } from '../../../platform/http/app-error.ts'
import type { ConversationAccess } from '../../people/participation/public.ts'

/** What a sender may do in a conversation. */
export interface SenderAccess extends ConversationAccess {
  /** It came as a request, which the sender has not accepted. */
  readonly isRequest: boolean
}

/** Participants edit, react and vote while the conversation is open. */
export function requireMayWrite(
  access: ConversationAccess | null | undefined,
): asserts access is ConversationAccess {
  if (!access) throw new AppError('conversation_not_found')
  if (access.closed === null) return
  throw new AppError(access.closed === 'gone' ? 'recipient_gone' : 'message_blocked')
}

/**
 * Participants send while the conversation is open, but do not answer a request before they accept
 * it. The statement that sends checks the same rule in SQL (`messages.policy.store.ts`); this one
 * only says why it stored nothing. A test compares the two.
 */
export function requireMaySend(
  access: SenderAccess | null | undefined,
): asserts access is SenderAccess {
  requireMayWrite(access)
  if (access.isRequest) throw new AppError('message_blocked')
}
