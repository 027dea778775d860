import { AppError } from '../../platform/http/app-error.ts'
import type { ConversationStanding } from '../participation/public.ts'

/** Why a participant could not send anything to the conversation. */
export const refusalIn = ({ closed }: ConversationStanding): AppError =>
  new AppError(closed === 'gone' ? 'recipient_gone' : 'message_blocked')
