import * as z from 'zod/mini'
import { conversation } from './conversations.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

export const foundPerPage = 20

/** A message that contains the searched words, with its position. */
export const foundMessage = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  seq: z.int(),
  sender: person,
  createdAt: z.iso.datetime(),
  /** A part of its text on one line, split into found and other parts. */
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
})

export type FoundMessage = z.infer<typeof foundMessage>

export const searchMessages = route('searchMessages', {
  method: 'GET',
  path: '/messages',
  access: 'onboarded',
  summary:
    'Messages in the conversations that the viewer is in which have all of the words, the newest first, 20 a page. The last word may be incomplete, but for one letter alone.',
  query: z.object({
    q: line({ min: 1, max: 100 }),
    /** Searches only this conversation. */
    conversationId: z.optional(z.uuid()),
    cursor,
  }),
  output: z.object({
    found: z.array(foundMessage),
    /** The conversations of the messages, each once, as the list shows them. */
    conversations: z.array(conversation),
    nextCursor,
  }),
  errors: ['conversation_not_found'],
})
