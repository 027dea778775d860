import * as z from 'zod/mini'
import { message } from './messages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

/** The most changes in one answer. */
export const mostChanges = 200

/**
 * The most changes in one frame. Even with the longest messages a frame stays below the send buffer
 * limit of a socket.
 */
export const changesPerFrame = 40

/** The data of a conversation that the list shows, the same for all participants. */
export const conversationState = z.object({
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /**
   * The text of the newest message that is not deleted and not a group event, or the name of its
   * first file. `null` if there is none.
   */
  lastMessage: z.nullable(z.string()),
  lastMessageAt: z.nullable(z.iso.datetime()),
  lastMessageSenderId: z.nullable(z.uuid()),
  /**
   * The `seq` of that message; 0 if there is none. Having read up to here means no unread messages.
   */
  lastMessageSeq: z.int(),
  /** The newest sequence number of any kind of message; 0 before the first. */
  seq: z.int(),
  updatedAt: z.iso.datetime(),
})

/** A participant of a conversation, as all other participants see it. */
export const participantState = z.object({
  conversationId: z.uuid(),
  userId: z.uuid(),
  user: person,
  role: z.enum(['admin', 'member']),
  /** Messages up to this `seq` have been read. */
  lastReadSeq: z.int(),
  lastReadAt: z.nullable(z.iso.datetime()),
  joinedAt: z.iso.datetime(),
  /**
   * Messages up to this `seq` were sent before the participant joined and never count as unread.
   */
  joinedSeq: z.int(),
  /** `null` while the participant is in the conversation. */
  leftAt: z.nullable(z.iso.datetime()),
  change: z.int(),
})

/**
 * Everything that has changed after `after`, up to `upTo`, each row in its newest state. A client
 * that knows the conversation up to `after` or further can apply it, and then knows it up to
 * `upTo`. Applying it twice changes nothing.
 */
export const conversationDelta = z.object({
  conversationId: z.uuid(),
  after: z.int(),
  upTo: z.int(),
  conversation: conversationState,
  messages: z.array(message),
  participants: z.array(participantState),
})

export type ConversationState = z.infer<typeof conversationState>
export type ParticipantState = z.infer<typeof participantState>
export type ConversationDelta = z.infer<typeof conversationDelta>

export const listChanges = route('listChanges', {
  method: 'GET',
  path: '/conversations/:conversationId/changes',
  access: 'onboarded',
  summary: 'What has changed in a conversation after a number that one knows; 200 changes a time.',
  params: z.object({ conversationId: z.uuid() }),
  query: z.object({ after: z.coerce.number().check(z.int(), z.gte(0)) }),
  output: z.object({ ...conversationDelta.shape, more: z.boolean() }),
  errors: ['conversation_not_found'],
})
