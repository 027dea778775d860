import type { Message } from '@patchbay/contract/messaging/messages'
import { createTruth } from './conversation-truth.ts'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { conversation, conversationId, ownMessage, theo, viewerId } from './messages.ts'

interface Sent {
  readonly clientId: string
  readonly content: string
}

export interface FakeConversation {
  readonly server: FakeServer
  readonly truth: ReturnType<typeof createTruth>
  /** The frame that the socket delivers. */
  readonly frame: (after: number) => object
  /** Stores a message that Ada sends, once for each client id. */
  readonly store: (sent: Sent) => Message
  readonly listed: () => ReturnType<typeof conversation>
  /** Every requested `updatedSince`. */
  readonly since: string[]
}

export const path = `/conversations/${conversationId}`
export const asOf = '2026-11-15T12:00:00.000Z'

/** A server where Ada is signed in and has one conversation, with Theo. */
export function fakeConversation(said = 0, ownMark = 0): FakeConversation {
  const truth = createTruth()
  truth.say(said)
  let mark = ownMark
  const since: string[] = []
  const number = (query: URLSearchParams, name: string) => {
    const value = query.get(name)
    return value === null ? {} : { [name]: Number(value) }
  }
  const listed = () => {
    const { conversation: state } = truth.changes(0)
    const unread = state.lastMessageSenderId === theo.id && mark < state.seq
    return conversation({ ...state, change: truth.upTo(), unread }, mark)
  }
  const store = ({ clientId, content }: Sent): Message => {
    const known = truth.all().find((one) => one.clientId === clientId)
    const { senderId, sender } = ownMessage(1)
    return known ?? truth.say(1, { clientId, content, senderId, sender })
  }
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /conversations/unread': () => ({
      conversationIds: listed().unread ? [conversationId] : [],
      mutedIds: [],
    }),
    'GET /conversations': (_, query) => {
      const updatedSince = query.get('updatedSince')
      if (updatedSince !== null) since.push(updatedSince)
      return { conversations: [listed()], nextCursor: null, asOf }
    },
    [`GET ${path}`]: () => listed(),
    [`GET ${path}/messages`]: (_, query) =>
      truth.page({
        ...number(query, 'before'),
        ...number(query, 'after'),
        ...number(query, 'around'),
      }),
    [`GET ${path}/changes`]: (_, query) => truth.changes(Number(query.get('after')), 200),
    [`POST ${path}/messages`]: (body) => store(body as Sent),
    [`POST ${path}/read`]: (body) => {
      mark = Math.max(mark, (body as { seq: number }).seq)
      return { lastReadSeq: mark, lastReadAt: asOf }
    },
  })
  return {
    server,
    truth,
    frame: (after) => ({ type: 'conversation_changed', ...truth.changes(after) }),
    store,
    listed,
    since,
  }
}

export const isOwn = ({ senderId }: { senderId: string }): boolean => senderId === viewerId
