import * as z from 'zod/mini'
import { conversationState, participantState } from './conversation-changes.ts'
import { firstMessage } from './messages.ts'
import { cursor, nextCursor } from './pages.ts'
import { route } from './route.ts'
import { line } from './text.ts'

export const conversationsPerPage = 50
/** How many of a group the list names, beside the viewer. */
export const mostListedParticipants = 4

/** Somebody in a conversation, for the viewer. */
export const participant = z.object({
  ...participantState.shape,
  /** One's own; nobody hears whether others have muted a conversation. */
  isMuted: z.nullable(z.boolean()),
  /** Whether the viewer has blocked them: in a group what they say is shown only when asked for. */
  blocked: z.boolean(),
})

export type Participant = z.infer<typeof participant>

/** A conversation that the viewer is in. */
export const conversation = z.object({
  id: z.uuid(),
  isGroup: z.boolean(),
  /** The two of a conversation of two, the smaller id first. */
  user1Id: z.nullable(z.uuid()),
  user2Id: z.nullable(z.uuid()),
  ...conversationState.shape,
  lastReadByUser1: z.nullable(z.iso.datetime()),
  lastReadByUser2: z.nullable(z.iso.datetime()),
  /** How far the conversation was when this was read. */
  change: z.int(),
  /** The newest message is somebody else's, and the viewer has not read it. */
  unread: z.boolean(),
  /** All who were ever in it; in a list the viewer, and of a group the first of the others. */
  participants: z.array(participant),
  /** How many are in it. */
  participantCount: z.int(),
  can: z.object({
    /** Being blocked is noticed when one sends, and not here. */
    send: z.boolean(),
    /** Name a group, give it a picture, and say who is in it and who else may. */
    manage: z.boolean(),
    leave: z.boolean(),
  }),
})

export type Conversation = z.infer<typeof conversation>

/** What follows from the viewer's own part; the rest of `can` only the server knows. */
export const rightsOf = (
  isGroup: boolean,
  { role, leftAt }: Pick<Participant, 'role' | 'leftAt'>,
): Pick<Conversation['can'], 'manage' | 'leave'> => {
  const isIn = isGroup && leftAt === null
  return { manage: isIn && role === 'admin', leave: isIn }
}

type OwnPart = Pick<Participant, 'role' | 'leftAt'>

/** A group is never without an admin: the only one stays it until there is another. */
export const isOnlyAdmin = (part: OwnPart, all: readonly OwnPart[]): boolean =>
  part.role === 'admin' &&
  all.filter(({ role, leftAt }) => role === 'admin' && leftAt === null).length === 1

export const listConversations = route('listConversations', {
  method: 'GET',
  path: '/conversations',
  access: 'onboarded',
  summary:
    'The viewer’s conversations in which something was said, and groups; the one with the newest message first, 50 a page.',
  query: z.object({
    cursor,
    /** In the name of a group or of somebody in it, or in the newest message. */
    q: z.optional(line({ max: 100 })),
    /** Only what has changed since. */
    updatedSince: z.optional(z.iso.datetime()),
  }),
  output: z.object({
    conversations: z.array(conversation),
    nextCursor,
    /** The server's clock when this was read: for the next `updatedSince`. */
    asOf: z.iso.datetime(),
  }),
  errors: [],
})

export const getConversation = route('getConversation', {
  method: 'GET',
  path: '/conversations/:conversationId',
  access: 'onboarded',
  summary: 'A conversation that the viewer is in, with everyone in it.',
  params: z.object({ conversationId: z.uuid() }),
  output: conversation,
  errors: ['conversation_not_found'],
})

export const listUnread = route('listUnread', {
  method: 'GET',
  path: '/conversations/unread',
  access: 'onboarded',
  summary: 'Which conversations the viewer has not read to the end; up to 1,000.',
  output: z.object({
    conversationIds: z.array(z.uuid()),
    /** What the viewer has muted, read or not: it is not counted. */
    mutedIds: z.array(z.uuid()),
  }),
  errors: [],
})

export const startConversation = route('startConversation', {
  method: 'POST',
  path: '/conversations',
  access: 'onboarded',
  summary:
    'The conversation with somebody; begins it where there is none yet, and says a first word.',
  body: z.object({
    userId: z.uuid({ error: 'Please select a recipient' }),
    message: z.optional(firstMessage),
  }),
  output: z.object({ id: z.uuid() }),
  errors: ['person_not_found', 'forbidden', 'conversation_blocked'],
})

export const markRead = route('markRead', {
  method: 'POST',
  path: '/conversations/:conversationId/read',
  access: 'onboarded',
  summary: 'The viewer has read the conversation up to a place; a mark never goes back.',
  params: z.object({ conversationId: z.uuid() }),
  body: z.object({ seq: z.int().check(z.gte(0)) }),
  output: z.object({ lastReadSeq: z.int(), lastReadAt: z.nullable(z.iso.datetime()) }),
  errors: ['conversation_not_found'],
})

export const setMuted = route('setMuted', {
  method: 'PUT',
  path: '/conversations/:conversationId/muted',
  access: 'onboarded',
  summary: 'Whether the viewer wants to be told of what is said there; nobody else hears of it.',
  params: z.object({ conversationId: z.uuid() }),
  body: z.object({ isMuted: z.boolean() }),
  output: z.object({ isMuted: z.boolean() }),
  errors: ['conversation_not_found'],
})
