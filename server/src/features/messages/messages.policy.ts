import { AppError } from '../../platform/http/app-error.ts'
import type { ConversationStanding } from '../participation/public.ts'

/** Why somebody who is in a conversation could not say anything in it. */
export const refusalIn = ({ closed }: ConversationStanding): AppError =>
  new AppError(closed === 'gone' ? 'recipient_gone' : 'message_blocked')
