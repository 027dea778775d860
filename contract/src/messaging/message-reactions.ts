import * as z from 'zod/mini'
import { reactionBody } from '../content/reactions.ts'
import { route } from '../route.ts'
import { message } from './messages.ts'

export const reactToMessage = route('reactToMessage', {
  method: 'PUT',
  path: '/messages/:messageId/reaction',
  access: 'onboarded',
  summary: 'Sets the one reaction of the viewer to a message, or takes it back.',
  params: z.object({ messageId: z.uuid() }),
  body: reactionBody,
  output: message,
  errors: ['message_not_found', 'forbidden', 'message_blocked', 'recipient_gone'],
})
