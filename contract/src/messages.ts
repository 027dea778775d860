import * as z from 'zod/mini'
import { attached, mostAttachments, unsignedAttachment } from './attachments.ts'
import { messageFields, nothingSaid } from './message-fields.ts'
import { clientId } from './pages.ts'
import { person } from './people.ts'
import { route } from './route.ts'

export const messagesPerPage = 50

/** What has happened in a group, in its place among the messages. */
export const groupEvents = [
  'renamed',
  'picture_changed',
  'picture_removed',
  'added',
  'removed',
  'left',
  'made_admin',
  'made_member',
] as const

export const groupEvent = z.object({
  type: z.enum(groupEvents),
  /** Whom it concerns, beside who did it; nobody where somebody left by themselves. */
  people: z.array(person),
  /** The new name. */
  name: z.nullable(z.string()),
})

export type GroupEvent = z.infer<typeof groupEvent>

/** The same for everyone who reads it. */
export const message = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** Its place in the conversation: 1 is the first, and there are no gaps. */
  seq: z.int(),
  /** Of the conversation, when this message changed last: of two states the higher is the newer. */
  change: z.int(),
  senderId: z.uuid(),
  sender: person,
  /** As the sender's browser called it. */
  clientId: z.uuid(),
  /** Empty where it was deleted, and where nobody said anything. */
  content: z.string(),
  /** Then it is no message of the sender's, but what they did. */
  event: z.nullable(groupEvent),
  attachments: z.array(unsignedAttachment),
  createdAt: z.iso.datetime(),
  isEdited: z.boolean(),
  editedAt: z.nullable(z.iso.datetime()),
  deletedAt: z.nullable(z.iso.datetime()),
  /** Who of the others has read it, by their read marks at that moment. */
  readBy: z.array(z.uuid()),
  /** What it was written about, as it was then, where it began at the marketplace. */
  listingReference: z.nullable(
    z.object({
      /** `null` once the listing is gone. */
      listingId: z.nullable(z.uuid()),
      title: z.string(),
      category: z.string(),
      price: z.nullable(z.number()),
      priceType: z.nullable(z.enum(['hourly', 'fixed'])),
    }),
  ),
})

export type Message = z.infer<typeof message>

type Words = Pick<Message, 'senderId' | 'deletedAt' | 'event'>

const isThere = ({ deletedAt, event }: Words): boolean => deletedAt === null && event === null

/** Only the sender may change what was said, and only while it is there. */
export const mayEdit = (words: Words, viewerId: string): boolean =>
  isThere(words) && words.senderId === viewerId

/** Or take it back for everyone. */
export const mayDelete = (words: Words, viewerId: string): boolean => mayEdit(words, viewerId)

/** What others have said, as long as they are there. */
export const mayReport = (words: Words & Pick<Message, 'sender'>, viewerId: string): boolean =>
  isThere(words) && words.senderId !== viewerId && words.sender.displayName !== null

/** What the browser makes of a message before it is sent; sent again it is the same message. */
export const newMessage = z
  .object({
    clientId,
    content: messageFields.said,
    /** Uploaded before, for this conversation. */
    attachments: z.optional(z.array(attached).check(z.maxLength(mostAttachments))),
  })
  .check(
    z.refine(({ content, attachments = [] }) => content !== '' || attachments.length > 0, {
      path: ['content'],
      error: nothingSaid,
    }),
  )

/** The first word of a conversation, to which nothing could be uploaded yet. */
export const firstMessage = z.object({ clientId, content: messageFields.content })

export type NewMessage = z.infer<typeof newMessage>

const conversationParams = z.object({ conversationId: z.uuid() })
const place = z.optional(z.coerce.number().check(z.int(), z.gte(0)))

export const listMessages = route('listMessages', {
  method: 'GET',
  path: '/conversations/:conversationId/messages',
  access: 'onboarded',
  summary:
    'A page of 50 messages, the newest first: the end of the conversation, what lies before or after a place, or what surrounds it.',
  params: conversationParams,
  /** One of them at most; `around` gives the message of that place in the middle. */
  query: z.object({ before: place, after: place, around: place }),
  output: z.object({
    messages: z.array(message),
    /** Whether there is more on this side of the page. */
    older: z.boolean(),
    newer: z.boolean(),
    /** How far the conversation was when this was read: ask `listChanges` from here. */
    upTo: z.int(),
  }),
  errors: ['conversation_not_found'],
})

export const sendMessage = route('sendMessage', {
  method: 'POST',
  path: '/conversations/:conversationId/messages',
  access: 'onboarded',
  summary: 'Says something in a conversation; once, however often it is sent.',
  params: conversationParams,
  body: newMessage,
  output: message,
  errors: ['conversation_not_found', 'message_blocked', 'recipient_gone', 'attachment_not_found'],
})

export const updateMessage = route('updateMessage', {
  method: 'PATCH',
  path: '/messages/:messageId',
  access: 'onboarded',
  summary: 'Changes what one has said; for its sender.',
  params: z.object({ messageId: z.uuid() }),
  body: z.object({ content: messageFields.content }),
  output: message,
  errors: ['message_not_found', 'forbidden', 'message_blocked', 'recipient_gone'],
})

export const deleteMessage = route('deleteMessage', {
  method: 'DELETE',
  path: '/messages/:messageId',
  access: 'onboarded',
  summary:
    'Takes back what one has said, for everyone: the words and the files go, the place stays; for its sender.',
  params: z.object({ messageId: z.uuid() }),
  output: message,
  errors: ['message_not_found', 'forbidden'],
})
