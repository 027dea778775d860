import * as z from 'zod/mini'
import { firstWords } from '../formatted-text.ts'
import { attachedToMessage } from '../content/attached-files.ts'
import { mostAttachments, unsignedAttachment, wordsOfFile } from '../content/attachments.ts'
import { previewField, withoutPreview } from '../content/link-previews.ts'
import { longestQuestion, newPoll, poll, pollWords } from '../content/polls.ts'
import { messageFields, nothingSaid } from './message-fields.ts'
import { clientId } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

export const messagesPerPage = 50

/** Events of a group, shown between its messages. */
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
  /** The people concerned, besides the actor; empty if somebody left by themselves. */
  people: z.array(person),
  /** The new name. */
  name: z.nullable(z.string()),
})

export type GroupEvent = z.infer<typeof groupEvent>

/** A listing as it was when a message about it was sent. */
export const listingReference = z.object({
  /** `null` after the listing was deleted. */
  listingId: z.nullable(z.uuid()),
  title: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  priceType: z.nullable(z.enum(['hourly', 'fixed'])),
})

/** What a reply shows of the message that it replies to, as that message is now. */
export const quotedMessage = z.object({
  /** Its position in the same conversation. */
  seq: z.int(),
  /** Its change number: of two quotes of a message the higher one is newer. */
  change: z.int(),
  senderId: z.uuid(),
  sender: person,
  /**
   * The beginning of its first line without markers, after 'Poll: ' if it is one, or the name of its
   * first file; empty if it is deleted.
   */
  words: z.string(),
  isDeleted: z.boolean(),
})

export type QuotedMessage = z.infer<typeof quotedMessage>

/** Who has reacted with an emoji. Each person has one reaction at most. */
export const reaction = z.object({ emoji: z.string(), userIds: z.array(z.uuid()) })

export type Reaction = z.infer<typeof reaction>

/** The same for every reader. */
export const message = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** Its position in the conversation: the first is 1, and there are no gaps. */
  seq: z.int(),
  /** The conversation's change number of this message's last change; the higher of two is newer. */
  change: z.int(),
  senderId: z.uuid(),
  sender: person,
  /** The id that the sender's browser gave it. */
  clientId: z.uuid(),
  /** Empty if it was deleted, or if it is an event or has only files. */
  content: z.string(),
  /** If set, this is not a written message but an action of the sender. */
  event: z.nullable(groupEvent),
  attachments: z.array(unsignedAttachment),
  createdAt: z.iso.datetime(),
  isEdited: z.boolean(),
  editedAt: z.nullable(z.iso.datetime()),
  deletedAt: z.nullable(z.iso.datetime()),
  /** The other participants who have read it, by their read marks at that moment. */
  readBy: z.array(z.uuid()),
  /** The listing that the message was sent about, with its data at that time. */
  listingReference: z.nullable(listingReference),
  /** What the sender had searched for when they found the listing; the text may differ from it. */
  brief: z.nullable(z.string()),
  /** The message that this one replies to. */
  replyTo: z.nullable(quotedMessage),
  /** The most frequent first. */
  reactions: z.array(reaction),
  /** Its words and files come from another conversation, which nobody is told of. */
  isForwarded: z.optional(z.literal(true)),
  /** The preview shows its first link to another site. */
  ...previewField,
  /** If its text asks something to vote on. Only in groups. */
  poll: z.optional(poll),
})

export type Message = z.infer<typeof message>

type Words = Pick<Message, 'senderId' | 'deletedAt' | 'event' | 'poll'>

const isThere = ({ deletedAt, event }: Words): boolean => deletedAt === null && event === null

const isOwn = (words: Words, viewerId: string): boolean =>
  isThere(words) && words.senderId === viewerId

/**
 * Only the sender may edit a message, and only while it is not deleted. The question of a poll stays:
 * somebody may be voting on it.
 */
export const mayEdit = (words: Words, viewerId: string): boolean =>
  isOwn(words, viewerId) && words.poll === undefined

/** The sender may delete it for everyone. */
export const mayDelete = isOwn

/** The sender may end a poll early. */
export const mayEndPoll = (words: Words, viewerId: string): boolean =>
  isOwn(words, viewerId) && words.poll !== undefined

/** Messages of others can be reported, unless their account is deleted. */
export const mayReport = (words: Words & Pick<Message, 'sender'>, viewerId: string): boolean =>
  isThere(words) && words.senderId !== viewerId && words.sender.displayName !== null

/** There is no reply to an event, or to what is deleted. */
export const mayReplyTo = isThere

/** The same holds for reactions. */
export const mayReactTo = isThere

/**
 * The same rule decides whether it can be forwarded to another conversation; but a poll stays where
 * it was asked.
 */
export const mayForward = (words: Words): boolean => isThere(words) && words.poll === undefined

type Quotable = Pick<
  Message,
  'seq' | 'change' | 'senderId' | 'sender' | 'content' | 'attachments' | 'deletedAt' | 'poll'
>

export const quote = (original: Quotable): QuotedMessage => {
  const { seq, change, senderId, sender, attachments, deletedAt, poll: asked } = original
  const content = asked && deletedAt === null ? pollWords(original.content) : original.content
  const [first] = attachments
  const words = firstWords(content || (first ? wordsOfFile(first) : ''))
  return { seq, change, senderId, sender, words, isDeleted: deletedAt !== null }
}

/** A message as the browser creates it. Sending it again with the same `clientId` has no effect. */
export const newMessage = z
  .object({
    clientId,
    content: messageFields.said,
    /** Files uploaded for this conversation. A voice message has no other file beside it. */
    attachments: z.optional(
      z.array(attachedToMessage).check(
        z.maxLength(mostAttachments),
        z.refine((files) => files.length === 1 || !files.some(({ isVoice }) => isVoice)),
      ),
    ),
    /** The `seq` of the message that it replies to. */
    replyTo: z.optional(z.int().check(z.gte(1))),
    withoutPreview,
    /** The text is its question. It has no files and replies to nothing. */
    poll: z.optional(newPoll),
  })
  .check(
    z.refine(
      ({ content, poll: asked, attachments = [], replyTo }) =>
        asked === undefined ||
        (content !== '' &&
          Array.from(content).length <= longestQuestion &&
          attachments.length === 0 &&
          replyTo === undefined),
      { path: ['poll'] },
    ),
    z.refine(({ content, attachments = [] }) => content !== '' || attachments.length > 0, {
      path: ['content'],
      error: nothingSaid,
    }),
  )

/** The first message of a conversation, which cannot have files: uploads need a conversation. */
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
  /** At most one of these; `around` returns the page with that `seq` in the middle. */
  query: z.object({ before: place, after: place, around: place }),
  output: z.object({
    messages: z.array(message),
    /** Whether there is more on this side of the page. */
    older: z.boolean(),
    newer: z.boolean(),
    /** The change number when this was read; continue from here with `listChanges`. */
    upTo: z.int(),
  }),
  errors: ['conversation_not_found'],
})

export const findMessageSince = route('findMessageSince', {
  method: 'GET',
  path: '/conversations/:conversationId/messages/since',
  access: 'onboarded',
  summary: 'The place of the first message since a time, or of the newest one if there is none.',
  params: conversationParams,
  query: z.object({ time: z.iso.datetime() }),
  output: z.object({
    /** `null` if nothing was said yet. */
    found: z.nullable(z.object({ seq: z.int(), createdAt: z.iso.datetime() })),
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
  errors: [
    'conversation_not_found',
    'message_blocked',
    'recipient_gone',
    'attachment_not_found',
    'message_not_found',
    'forbidden',
    'poll_end_invalid',
  ],
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

export const removeMessagePreview = route('removeMessagePreview', {
  method: 'DELETE',
  path: '/messages/:messageId/preview',
  access: 'onboarded',
  summary: 'Takes the preview of a link away, for everyone; the link stays. For its sender.',
  params: z.object({ messageId: z.uuid() }),
  output: message,
  errors: ['message_not_found', 'forbidden'],
})
