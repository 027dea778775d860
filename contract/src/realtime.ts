import * as z from 'zod/mini'
import { conversationDelta } from './messaging/conversation-changes.ts'
import { chosenAnswers, poll } from './content/polls.ts'
import { reactionCounts } from './content/reactions.ts'
import { rsvpStatuses } from './communities/events.ts'
import { ownVote } from './messaging/message-polls.ts'
import { noticesState } from './notices/notices-state.ts'
import { person } from './people/people.ts'
import { ownProfile } from './accounts/profiles.ts'
import { verificationRequest } from './staff/verifications.ts'

/** The WebSocket endpoint for signed-in pages; the session cookie authenticates it. */
export const realtimePath = '/api/realtime'

/** The page sends a ping every 30 s and closes the socket if no answer arrives within 10 s. */
export const heartbeatSeconds = 30
export const requestTimeoutSeconds = 10
export const reconnectSeconds = 1

/** The close code for an ended session: the page must not reconnect. */
export const sessionEndedCode = 4001

/**
 * A change inside a community whose result is the same for every viewer. A page that has the inside
 * as of `after` sets this state and then has it as of `version`, without a request.
 */
const insideState = { communityId: z.uuid(), after: z.int(), version: z.int() }

/** Messages from the server. State is absolute: the newest version replaces the known one. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong') }),
  /** The page has received everything that it had missed. */
  z.object({ type: z.literal('resumed') }),
  z.object({
    type: z.literal('profile_changed'),
    profile: ownProfile,
  }),
  z.object({
    type: z.literal('verification_changed'),
    request: verificationRequest,
  }),
  /** What others see of a person has changed: also a ban, or a deleted account. */
  z.object({ type: z.literal('person_changed'), userId: z.uuid(), version: z.int() }),
  /** The public data of a community has changed. */
  z.object({ type: z.literal('community_changed'), communityId: z.uuid(), version: z.int() }),
  /** Members, posts or events have changed; sent only to those who may see them. */
  z.object({ type: z.literal('inside_changed'), communityId: z.uuid(), version: z.int() }),
  z.object({
    type: z.literal('post_likes_changed'),
    ...insideState,
    postId: z.uuid(),
    likeCount: z.int(),
    /** Only for the person who has pressed the button. */
    likedByMe: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('reply_likes_changed'),
    ...insideState,
    postId: z.uuid(),
    replyId: z.uuid(),
    likeCount: z.int(),
    likedByMe: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('post_reactions_changed'),
    ...insideState,
    postId: z.uuid(),
    reactions: reactionCounts,
    /** Only for the person who has reacted; `null` if they have taken it back. */
    myReaction: z.optional(z.nullable(z.string())),
  }),
  z.object({
    type: z.literal('reply_reactions_changed'),
    ...insideState,
    postId: z.uuid(),
    replyId: z.uuid(),
    reactions: reactionCounts,
    myReaction: z.optional(z.nullable(z.string())),
  }),
  /** Somebody has voted, or the poll was ended. */
  z.object({
    type: z.literal('post_poll_changed'),
    ...insideState,
    postId: z.uuid(),
    poll,
    /** Only for the person who has voted. */
    myVote: z.optional(chosenAnswers),
  }),
  /** A reply was written or deleted. Pages that show the replies fetch them. */
  z.object({
    type: z.literal('reply_count_changed'),
    ...insideState,
    postId: z.uuid(),
    replyCount: z.int(),
  }),
  /** Somebody has answered an event. Pages that show the attendees fetch them. */
  z.object({
    type: z.literal('rsvps_changed'),
    ...insideState,
    eventId: z.uuid(),
    rsvpCount: z.int(),
    going: z.array(person),
    /** Only for the person who has answered. */
    myRsvp: z.optional(z.enum(rsvpStatuses)),
  }),
  /** The viewer's memberships, own requests, or requests to decide as a leader have changed. */
  z.object({ type: z.literal('memberships_changed'), version: z.int() }),
  /** Changes in a conversation of the viewer, after `after` and up to `upTo`. */
  z.object({ type: z.literal('conversation_changed'), ...conversationDelta.shape }),
  /** The viewer has voted in the poll of a message, here or elsewhere. */
  z.object({ type: z.literal('vote_changed'), messageId: z.uuid(), ...ownVote.shape }),
  /** The viewer has joined, left, muted or unmuted a conversation. */
  z.object({ type: z.literal('inbox_changed'), version: z.int() }),
  /** The viewer's notices have changed, also if they were read on another device. */
  z.object({ type: z.literal('notices_changed'), ...noticesState.shape }),
  /** Another participant is typing. Valid for `typingSeconds`, or until their message arrives. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.uuid() }),
  /**
   * Whether a person on screen is online, and else when they were last seen, to the minute. Neither
   * if they have stopped showing it. Nothing is sent of people who do not show it to the viewer.
   */
  z.object({
    type: z.literal('presence_changed'),
    userId: z.uuid(),
    version: z.int(),
    isOnline: z.boolean(),
    lastSeenAt: z.nullable(z.iso.datetime()),
  }),
  /** The viewer has begun or stopped to show when they are online: what the page knows is void. */
  z.object({ type: z.literal('presence_switched') }),
  z.object({
    type: z.literal('session_ended'),
    reason: z.enum(['signed_out', 'banned']),
    /** When a ban ends, if it does. */
    until: z.optional(z.iso.datetime()),
    /** Why there is one, in words for the person. */
    words: z.optional(z.string()),
  }),
])

export type ServerMessage = z.infer<typeof serverMessage>

/** The messages that carry a state of the inside. */
export type InsideState = Extract<ServerMessage, { communityId: string; after: number }>

/** The topics that have versions. The server alone decides which topics a socket may receive. */
export const profileTopic = (userId: string): string => `profile:${userId}`
export const personTopic = (userId: string): string => `person:${userId}`
export const presenceTopic = (userId: string): string => `presence:${userId}`
export const verificationTopic = (userId: string): string => `verification:${userId}`
export const membershipsTopic = (userId: string): string => `memberships:${userId}`
export const communityTopic = (communityId: string): string => `community:${communityId}`
export const insideTopic = (communityId: string): string => `inside:${communityId}`

export const conversationTopic = (conversationId: string): string =>
  `conversation:${conversationId}`
export const noticesTopic = (userId: string): string => `notices:${userId}`
export const inboxTopic = (userId: string): string => `inbox:${userId}`

/** Without a new signal for this long, a person no longer counts as typing. */
export const typingSeconds = 3

/** The most topics that a page follows at a time. */
export const mostFollowed = 60

/** Messages from the page; all other requests use HTTP. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  /** Sent once after connecting: the versions that the page knows of the topics it follows. */
  z.object({
    type: z.literal('resume'),
    versions: z.record(z.string(), z.int().check(z.nonnegative())),
  }),
  /** Sent when the screen changes: all topics on screen, with the versions that the page knows. */
  z.object({
    type: z.literal('follow'),
    versions: z.record(z.string(), z.int().check(z.nonnegative())),
  }),
  /** The person is typing in a conversation; repeated every two seconds at most. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid() }),
  /** Whether the page is in view: only then does its person count as online. At first it is not. */
  z.object({ type: z.literal('visible'), isVisible: z.boolean() }),
])

export type ClientMessage = z.infer<typeof clientMessage>
