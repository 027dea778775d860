import * as z from 'zod/mini'
import { unsignedAttachment } from '../content/attachments.ts'
import { listingReference, message } from './messages.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

export const filesPerPage = 30

/** A file of a conversation, and the message that it came with. */
export const conversationFile = z.object({
  file: unsignedAttachment,
  /** The position of the message. */
  seq: z.int(),
  sender: person,
  sentAt: z.iso.datetime(),
})

export type ConversationFile = z.infer<typeof conversationFile>

export const listConversationFiles = route('listConversationFiles', {
  method: 'GET',
  path: '/conversations/:conversationId/files',
  access: 'onboarded',
  summary:
    'What was sent in a conversation that the viewer is in, the newest file first, 30 a page; in a group without the files of people whom the viewer has blocked.',
  params: z.object({ conversationId: z.uuid() }),
  query: z.object({ cursor }),
  output: z.object({
    files: z.array(conversationFile),
    nextCursor,
    /** The listing that was written about last, and what was searched for; on the first page only. */
    about: z.nullable(z.object({ ...listingReference.shape, brief: message.shape.brief })),
  }),
  errors: ['conversation_not_found'],
})
