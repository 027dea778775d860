import * as z from 'zod/mini'
import { message } from './messages.ts'
import { person } from './people.ts'
import { route } from './route.ts'

/** How many changes one answer carries at most. */
export const mostChanges = 200

/**
 * And how many one frame. The longest messages that there may be stay below what a socket may have
 * waiting.
 */
export const changesPerFrame = 40

/** What the list shows of a conversation, the same for everyone in it. */
export const conversationState = z.object({
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /**
   * Of the newest message that somebody said and that is still there: its text, or the name of its
   * first file. `null` where there is none.
   */
  lastMessage: z.nullable(z.string()),
  lastMessageAt: z.nullable(z.iso.datetime()),
  lastMessageSenderId: z.nullable(z.uuid()),
  /** Its place; 0 where there is none. Whoever has read up to here has nothing unread. */
  lastMessageSeq: z.int(),
  /** The newest place, whatever stands there; 0 before the first. */
  seq: z.int(),
  updatedAt: z.iso.datetime(),
})

/** Somebody's part in a conversation, as everyone in it sees it. */
export const participantState = z.object({
  conversationId: z.uuid(),
  userId: z.uuid(),
  user: person,
  role: z.enum(['admin', 'member']),
  /** What is said up to this place has been read. */
  lastReadSeq: z.int(),
  lastReadAt: z.nullable(z.iso.datetime()),
  joinedAt: z.iso.datetime(),
  /** What stands up to this place was said before they came: it is not theirs to be read. */
  joinedSeq: z.int(),
  /** `null` for whoever is in it. */
  leftAt: z.nullable(z.iso.datetime()),
  change: z.int(),
})

/**
 * All that has changed after `after`, up to `upTo`, each in its newest state. Whoever knows the
 * conversation up to `after` or further takes it over and then knows it up to `upTo`; taking it
 * over twice changes nothing.
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
