import * as z from 'zod/mini'
import { conversationState, participantState } from './conversation-changes.ts'
import { firstMessage } from './messages.ts'
import { cursor, nextCursor } from '../pages.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

export const conversationsPerPage = 50
/** The most participants of a group that the list names, besides the viewer. */
export const mostListedParticipants = 4

/** The most conversations that a person can pin. */
export const mostPinnedConversations = 10

/** Parts of the list of conversations. */
export const conversationFilters = ['unread', 'groups', 'archived'] as const

export type ConversationFilter = (typeof conversationFilters)[number]

/** Whether a conversation belongs to the list, or to a part of it. */
export function passesFilter(
  { unread, isGroup, isArchived }: Pick<Conversation, 'unread' | 'isGroup' | 'isArchived'>,
  only: ConversationFilter | undefined,
): boolean {
  if (isArchived || only === 'archived') return isArchived && only === 'archived'
  if (only === undefined) return true
  return only === 'unread' ? unread : isGroup
}

/** A participant of a conversation, with the fields that depend on the viewer. */
export const participant = z.object({
  ...participantState.shape,
  /** Only set for the viewer; nobody else can see that a person has muted a conversation. */
  isMuted: z.nullable(z.boolean()),
  /** Whether the viewer has blocked them. In a group their messages are hidden until opened. */
  blocked: z.boolean(),
})

export type Participant = z.infer<typeof participant>

/** How the viewer has arranged a conversation in their list; nobody else knows. */
const arrangement = z.object({
  /** It is above the others. */
  isPinned: z.boolean(),
  /** It is out of the list until the next message, or for as long as it is muted. */
  isArchived: z.boolean(),
  /** It is to be read again; reading it takes the mark away. */
  isMarkedUnread: z.boolean(),
})

export type Arrangement = z.infer<typeof arrangement>

/** A conversation that the viewer is in. */
export const conversation = z.object({
  id: z.uuid(),
  isGroup: z.boolean(),
  /** The two people of a direct conversation, the smaller id first. */
  user1Id: z.nullable(z.uuid()),
  user2Id: z.nullable(z.uuid()),
  ...conversationState.shape,
  /** What the other person of two does, if they say so; `null` for a group. */
  profession: z.nullable(z.string()),
  lastReadByUser1: z.nullable(z.iso.datetime()),
  lastReadByUser2: z.nullable(z.iso.datetime()),
  /** The change number of the conversation when this was read. */
  change: z.int(),
  /** The newest message is from somebody else and not read by the viewer, or they marked it so. */
  unread: z.boolean(),
  ...arrangement.shape,
  /** Somebody new wrote, and the viewer has not accepted it yet. Nobody else knows. */
  isRequest: z.boolean(),
  /**
   * Everyone who was ever in it. A list only has the viewer and, for a group, the first few others.
   */
  participants: z.array(participant),
  /** The number of current participants. */
  participantCount: z.int(),
  /** The people of a group whom the viewer has blocked, also those whom a list leaves out. */
  blockedIds: z.array(z.uuid()),
  can: z.object({
    /** Does not reveal a block: a blocked sender is only refused when sending. */
    send: z.boolean(),
    /** Name a group, set its picture, and choose its participants and admins. */
    manage: z.boolean(),
    leave: z.boolean(),
  }),
})

export type Conversation = z.infer<typeof conversation>

/** The rights that follow from the viewer's own role; only the server knows the rest of `can`. */
export const rightsOf = (
  isGroup: boolean,
  { role, leftAt }: Pick<Participant, 'role' | 'leftAt'>,
): Pick<Conversation['can'], 'manage' | 'leave'> => {
  const isIn = isGroup && leftAt === null
  return { manage: isIn && role === 'admin', leave: isIn }
}

type OwnPart = Pick<Participant, 'role' | 'leftAt'>

/** A group always has an admin, so the only admin cannot leave or lose the role. */
export const isOnlyAdmin = (part: OwnPart, all: readonly OwnPart[]): boolean =>
  part.role === 'admin' &&
  all.filter(({ role, leftAt }) => role === 'admin' && leftAt === null).length === 1

export const listConversations = route('listConversations', {
  method: 'GET',
  path: '/conversations',
  access: 'onboarded',
  summary:
    'The viewer’s conversations in which something was said, and groups; pinned ones first, then the one with the newest message, 50 a page.',
  query: z.object({
    cursor,
    /** Searches the name of a group or participant, and the newest message, also in the archive. */
    q: z.optional(line({ max: 100 })),
    /** Only a part of the list. */
    only: z.optional(z.enum(conversationFilters)),
    /** Only conversations that have changed since then. */
    updatedSince: z.optional(z.iso.datetime()),
  }),
  output: z.object({
    conversations: z.array(conversation),
    nextCursor,
    /** The server's clock when this was read; use it for the next `updatedSince`. */
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

export const listRequests = route('listRequests', {
  method: 'GET',
  path: '/conversations/requests',
  access: 'onboarded',
  summary:
    'The conversations that somebody new has begun and the viewer has not accepted, the newest first; up to 50.',
  output: z.object({ conversations: z.array(conversation) }),
  errors: [],
})

export const acceptRequest = route('acceptRequest', {
  method: 'POST',
  path: '/conversations/:conversationId/acceptance',
  access: 'onboarded',
  summary: 'The viewer accepts a conversation that somebody new has begun.',
  params: z.object({ conversationId: z.uuid() }),
  output: conversation,
  errors: ['conversation_not_found'],
})

export const declineRequest = route('declineRequest', {
  method: 'DELETE',
  path: '/conversations/:conversationId/acceptance',
  access: 'onboarded',
  summary: 'The viewer does not want the conversation, which disappears. Nobody is told.',
  params: z.object({ conversationId: z.uuid() }),
  output: null,
  errors: ['conversation_not_found'],
})

export const listUnread = route('listUnread', {
  method: 'GET',
  path: '/conversations/unread',
  access: 'onboarded',
  summary: 'Which conversations the viewer has not read to the end; up to 1,000.',
  output: z.object({
    conversationIds: z.array(z.uuid()),
    /** The conversations that the viewer has muted, read or not; they are not counted. */
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
  errors: [
    'person_not_found',
    'forbidden',
    'conversation_blocked',
    'block_check_failed',
    'first_message_failed',
  ],
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

export const arrangeConversation = route('arrangeConversation', {
  method: 'PATCH',
  path: '/conversations/:conversationId/arrangement',
  access: 'onboarded',
  summary: 'Where the viewer’s list has a conversation; nobody else hears of it.',
  params: z.object({ conversationId: z.uuid() }),
  body: z.partial(arrangement),
  output: z.object({ ...arrangement.shape, unread: z.boolean() }),
  errors: ['conversation_not_found', 'too_many_pinned'],
})
