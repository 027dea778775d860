import * as z from 'zod/mini'
import { route } from '../route.ts'
import { message } from './messages.ts'

/** One emoji as Unicode lists them, and nothing else. */
const emoji = z.string().check(
  z.maxLength(40),
  z.refine((text) => /^\p{RGI_Emoji}$/v.test(text)),
)

export const reactToMessage = route('reactToMessage', {
  method: 'PUT',
  path: '/messages/:messageId/reaction',
  access: 'onboarded',
  summary: 'Sets the one reaction of the viewer to a message, or takes it back.',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({ emoji: z.nullable(emoji) }),
  output: message,
  errors: ['message_not_found', 'forbidden', 'message_blocked', 'recipient_gone'],
})
