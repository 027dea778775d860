import * as z from 'zod/mini'
import { clientId } from '../pages.ts'
import { route } from '../route.ts'
import { message } from './messages.ts'

/** The most conversations that a page forwards a message to at once. */
export const mostForwardedTo = 5

export const forwardMessage = route('forwardMessage', {
  method: 'POST',
  path: '/messages/:messageId/forwarded',
  access: 'onboarded',
  summary:
    'Says the words of a message, with copies of its files, in another conversation; once, however often it is sent.',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({
    /** The id that the client gives to the new message. */
    clientId,
    /** The message is sent to this conversation. */
    conversationId: z.uuid(),
  }),
  output: message,
  errors: [
    'message_not_found',
    'conversation_not_found',
    'message_blocked',
    'recipient_gone',
    'attachment_not_found',
    'storage_used_up',
    'day_used_up',
    'storage_full',
  ],
})
