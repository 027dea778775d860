import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { conversation, conversationId } from './messages.ts'

export const conversationPath = `/conversations/${conversationId}`
export const openPage = `/messages?id=${conversationId}`

interface Inbox {
  readonly conversation?: Conversation
  /** The oldest first. */
  readonly messages?: readonly Message[]
  readonly others?: readonly Conversation[]
}

/** A server where Ada is signed in, with one open conversation and some others. */
export function messagesServer(
  inbox: Inbox = {},
  handlers: Parameters<typeof fakeServer>[0] = {},
): FakeServer {
  const { messages = [], others = [] } = inbox
  const last = messages.at(-1)
  const seq = last?.seq ?? 0
  const said = last && {
    lastMessage: last.content,
    lastMessageAt: last.createdAt,
    lastMessageSenderId: last.senderId,
  }
  const open = { ...conversation({ seq, change: seq, ...said }), ...inbox.conversation }
  return fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /blocks': () => ({ blocks: [], nextCursor: null }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /conversations': () => ({
      conversations: [open, ...others],
      nextCursor: null,
      asOf: '2026-11-15T10:00:00.000Z',
    }),
    'GET /conversations/asked-back': () => ({ groups: [] }),
    'GET /conversations/requests': () => ({ conversations: [] }),
    'GET /conversations/unread': () => ({ conversationIds: [], mutedIds: [] }),
    [`GET ${conversationPath}`]: () => open,
    [`GET ${conversationPath}/messages`]: () => ({
      messages: messages.toReversed(),
      older: false,
      newer: false,
      upTo: seq,
    }),
    [`GET ${conversationPath}/changes`]: () => ({
      conversationId,
      after: seq,
      upTo: seq,
      conversation: open,
      messages: [],
      participants: [],
      more: false,
    }),
    [`POST ${conversationPath}/read`]: (body) => ({
      lastReadSeq: (body as { seq: number }).seq,
      lastReadAt: null,
    }),
    ...handlers,
  })
}
