import * as z from 'zod/mini'
import { route } from './route.ts'

export const startConversation = route('startConversation', {
  method: 'POST',
  path: '/conversations',
  access: 'onboarded',
  summary: 'The conversation with somebody; begins it where there is none yet.',
  body: z.object({ userId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  errors: ['person_not_found', 'forbidden', 'conversation_blocked'],
})
