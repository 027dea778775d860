import * as z from 'zod/mini'
import { conversationDelta } from './conversation-changes.ts'
import { noticesState } from './notices-state.ts'
import { ownProfile } from './profiles.ts'
import { verificationRequest } from './verifications.ts'

/** Where a page that is signed in listens, by WebSocket, with its session's cookie. */
export const realtimePath = '/api/realtime'

/** The page asks every 30 s whether the line still holds, and gives up after 10 s of silence. */
export const heartbeatSeconds = 30
export const requestTimeoutSeconds = 10
export const reconnectSeconds = 1

/** The server closes with this when the session has ended: there is nothing to come back to. */
export const sessionEndedCode = 4001

/** What the server says. State is absolute: the newest version of a thing replaces what is known. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong') }),
  /** All that the page had missed has been said. */
  z.object({ type: z.literal('resumed') }),
  z.object({
    type: z.literal('profile_changed'),
    profile: ownProfile,
  }),
  z.object({
    type: z.literal('verification_changed'),
    request: verificationRequest,
  }),
  /** What everyone sees of a community has changed. */
  z.object({ type: z.literal('community_changed'), communityId: z.uuid(), version: z.int() }),
  /** Members, posts or events have changed: heard only by those who may see them. */
  z.object({ type: z.literal('inside_changed'), communityId: z.uuid(), version: z.int() }),
  /** What one is in, has asked for, or has to decide as a leader. */
  z.object({ type: z.literal('memberships_changed'), version: z.int() }),
  /** What has happened in a conversation that one is in, after `after` and up to `upTo`. */
  z.object({ type: z.literal('conversation_changed'), ...conversationDelta.shape }),
  /** One is in another conversation than before, or in one less, or has muted one or not. */
  z.object({ type: z.literal('inbox_changed'), version: z.int() }),
  /** There is something to hear of, or less than before: also when it was read elsewhere. */
  z.object({ type: z.literal('notices_changed'), ...noticesState.shape }),
  /** Somebody else writes at this moment. It holds for `typingSeconds`, or until they have sent. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid(), userId: z.uuid() }),
  z.object({
    type: z.literal('session_ended'),
    reason: z.enum(['signed_out', 'banned']),
    /** When a ban ends, if it does. */
    until: z.optional(z.iso.datetime()),
  }),
])

export type ServerMessage = z.infer<typeof serverMessage>

/** What versions belong to. The server alone decides which of them a socket hears about. */
export const profileTopic = (userId: string): string => `profile:${userId}`
export const verificationTopic = (userId: string): string => `verification:${userId}`
export const membershipsTopic = (userId: string): string => `memberships:${userId}`
export const communityTopic = (communityId: string): string => `community:${communityId}`
export const insideTopic = (communityId: string): string => `inside:${communityId}`

export const conversationTopic = (conversationId: string): string =>
  `conversation:${conversationId}`
export const noticesTopic = (userId: string): string => `notices:${userId}`
export const inboxTopic = (userId: string): string => `inbox:${userId}`

/** Whoever has not typed for so long types no more. */
export const typingSeconds = 3

/** A page follows no more than this at a time. */
export const mostFollowed = 60

/** What a page may say: everything else travels over HTTP. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  /** Once, at the beginning: how far the page is with what it follows. */
  z.object({
    type: z.literal('resume'),
    versions: z.record(z.string(), z.int().check(z.nonnegative())),
  }),
  /** Whenever something else is on screen: all that it shows, and how far the page is with each. */
  z.object({
    type: z.literal('follow'),
    versions: z.record(z.string(), z.int().check(z.nonnegative())),
  }),
  /** The person writes in a conversation: said again every two seconds at most. */
  z.object({ type: z.literal('typing'), conversationId: z.uuid() }),
])

export type ClientMessage = z.infer<typeof clientMessage>
