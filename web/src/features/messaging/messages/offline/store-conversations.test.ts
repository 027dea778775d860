import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../../test/begin-sessions.ts'
import { fakeDatabase } from '../../../../../test/fake-database.ts'
import { fakeServer, refuse } from '../../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../../test/inside-samples.ts'
import {
  conversation,
  conversationId,
  message,
  participant,
  viewerId,
} from '../../../../../test/messages.ts'
import { createQueryClient } from '../../../../platform/http/query-client.ts'
import { receiveFromSocket, setSocketOpen } from '../../../../platform/realtime/socket.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'
import { storeFor } from '../../../../platform/storage/stored-owner.ts'
import { change } from '../../../../platform/storage/local-store.ts'
import { conversationKeys } from '../../conversations/public.ts'
import type { Messaging } from '../messaging.ts'
import type { Log } from '../thread/log.ts'
import { storeConversations, mostRecent } from './store-conversations.ts'

const logOf = (messages: readonly Message[], changes: Partial<Log> = {}): Log => ({
  messages,
  ahead: [],
  older: false,
  newer: false,
  upTo: messages.length,
  ...changes,
})
const asOf = '2026-11-16T12:00:00.000Z'
const pageOf = (conversations: Conversation[], nextCursor: string | null = null) => ({
  conversations,
  nextCursor,
  asOf,
})
const path = `/conversations/${conversationId}`

/** The store of Ada, and what her page has. */
async function begin() {
  vi.useFakeTimers()
  const database = fakeDatabase()
  storeFor(viewerId)
  const client = createQueryClient(() => {})
  const delta = createEmitter<[delta: ConversationDelta]>()
  const changed = createEmitter<[id: string]>()
  const logs = new Map<string, Log>()
  const messaging = {
    viewerId,
    onDelta: delta.subscribe,
    threads: {
      onChange: changed.subscribe,
      isShown: (id: string) => logs.has(id),
      known: (id: string) => ({ state: () => ({ log: logs.get(id), error: null }) }),
    },
  } as unknown as Messaging
  onTestFinished(storeConversations(messaging, client))
  const written = () => pass(2000)
  async function listPage(page: ReturnType<typeof pageOf>): Promise<void> {
    const lists = { pages: [page], pageParams: [undefined] }
    client.setQueryData(conversationKeys.list(''), lists)
    await written()
  }
  return {
    client,
    delta,
    written,
    read: async (id: string, log: Log, head = conversation({ id })) => {
      client.setQueryData(conversationKeys.one(id), head)
      logs.set(id, log)
      changed.emit(id)
      await written()
    },
    leave: (id: string) => logs.delete(id),
    list: (...rows: Conversation[]) => listPage(pageOf(rows)),
    listPage,
    /** Another tab does the same. */
    keep: (name: string, value: unknown) => change(viewerId, name, () => value),
    stored: (name: string) => database.values?.get(`${viewerId}:${name}`),
    names: () => [...(database.values?.keys() ?? [])].map((key) => key.split(':').at(-2)),
    all: () => JSON.stringify([...(database.values ?? [])]),
  }
}

it('keeps the newest page of the conversations that were read last, and no others', async () => {
  const { read, stored, names } = await begin()
  const long = Array.from({ length: 60 }, (_, index) => message(index + 1))
  await read(conversationId, logOf(long))
  expect(stored(`messages:${conversationId}`)).toMatchObject({
    older: true,
    newer: false,
    upTo: 60,
  })
  expect(stored(`messages:${conversationId}`)).toHaveProperty('messages.length', 50)
  for (let one = 1; one <= mostRecent; one += 1)
    await read(sampleId(600 + one), logOf([message(1)]))
  expect(stored(`messages:${conversationId}`)).toBeUndefined()
  expect(names().filter((name) => name === 'messages')).toHaveLength(mostRecent)
  expect(names().filter((name) => name === 'conversation')).toHaveLength(mostRecent)
  expect(stored('recent')).toHaveLength(mostRecent)
})

it('does not keep the middle of a conversation', async () => {
  const { read, stored } = await begin()
  await read(conversationId, logOf([message(1)], { newer: true }))
  expect(stored(`messages:${conversationId}`)).toBeUndefined()
})

it('a deleted message leaves the store, also of a conversation that is not on screen', async () => {
  const { read, leave, list, delta, written, all } = await begin()
  const said = { lastMessage: 'message 2', lastMessageAt: asOf, seq: 2, change: 2 }
  await list(conversation(said))
  await read(conversationId, logOf([message(1), message(2)]), conversation(said))
  leave(conversationId)
  expect(all()).toContain('message 2')
  const deleted = message(2, { content: '', deletedAt: asOf, change: 3 })
  const { name, avatarUrl, lastMessageSenderId, updatedAt } = conversation()
  delta.emit({
    conversationId,
    after: 2,
    upTo: 3,
    conversation: {
      name,
      avatarUrl,
      lastMessageSenderId,
      updatedAt,
      lastMessage: 'message 1',
      lastMessageAt: asOf,
      lastMessageSeq: 1,
      seq: 2,
    },
    messages: [deleted],
    participants: [],
  })
  await written()
  expect(all()).not.toContain('message 2')
  expect(all()).toContain('message 1')
})

it('a conversation that leaves the list leaves the store', async () => {
  const { read, list, stored } = await begin()
  const other = conversation({ id: sampleId(700) })
  await list(conversation(), other)
  await read(conversationId, logOf([message(1)]))
  expect(stored('conversations')).toHaveProperty('conversations.length', 2)
  await list(other)
  expect(stored('conversations')).toHaveProperty('conversations.length', 1)
  expect(stored(`messages:${conversationId}`)).toBeUndefined()
  expect(stored(`conversation:${conversationId}`)).toBeUndefined()
  expect(stored('recent')).toEqual([])
})

it('a block that the list tells of is in the stored conversation too', async () => {
  const { read, leave, list, stored } = await begin()
  const marcus = person(13, 'Marcus Bell')
  const group = conversation({ isGroup: true })
  const members = { participants: [...group.participants, participant(marcus)] }
  await list(group)
  await read(conversationId, logOf([message(1)]), { ...group, ...members })
  leave(conversationId)
  await list({ ...group, blockedIds: [marcus.id], can: { ...group.can, send: false } })
  expect(stored(`conversation:${conversationId}`)).toMatchObject({
    blockedIds: [marcus.id],
    can: { send: false },
    participants: [{ blocked: false }, { blocked: false }, { userId: marcus.id, blocked: true }],
  })
})

it('fetches the list for the store when the inbox has changed and no page shows it', async () => {
  const server = fakeServer({
    'GET /conversations': () => ({ conversations: [], nextCursor: null, asOf }),
  })
  const { list, client, written, stored } = await begin()
  await list(conversation())
  client.removeQueries({ queryKey: conversationKeys.lists })
  receiveFromSocket({ type: 'inbox_changed', version: 2 } as never)
  await written()
  expect(server.count('GET /conversations')).toBe(1)
  expect(stored('conversations')).toMatchObject({ conversations: [] })
})

/** The socket comes up, after which everything that was missed is fetched in idle time. */
async function openSocket() {
  setSocketOpen(true)
  onTestFinished(() => setSocketOpen(false))
  await pass(10_000)
}

it('fetches what stored conversations have missed when the socket is up, and no others', async () => {
  const same = conversation({ id: sampleId(700), change: 1 })
  const said = { lastMessage: 'message 1', seq: 2, change: 3 }
  const deleted = message(2, { content: '', deletedAt: asOf, change: 3 })
  const server = fakeServer({
    'GET /conversations': () => pageOf([conversation(said), same]),
    [`GET ${path}`]: () => conversation(said),
    [`GET ${path}/messages`]: () => ({
      messages: [message(1), deleted],
      older: false,
      newer: false,
      upTo: 3,
    }),
  })
  const { read, leave, list, stored, all } = await begin()
  const before = conversation({ lastMessage: 'message 2', seq: 2, change: 2 })
  await list(before, same)
  await read(conversationId, logOf([message(1), message(2)]), before)
  await read(same.id, logOf([message(1)]), same)
  leave(conversationId)
  leave(same.id)
  expect(all()).toContain('message 2')
  await openSocket()
  expect(all()).not.toContain('message 2')
  expect(stored(`messages:${conversationId}`)).toMatchObject({ upTo: 3 })
  expect(stored(`conversation:${conversationId}`)).toMatchObject({ change: 3 })
  expect(stored(`messages:${same.id}`)).toBeDefined()
  expect(server.calls.map(({ route }) => route)).toEqual([
    'GET /conversations',
    `GET ${path}`,
    `GET ${path}/messages`,
  ])
})

it('asks for a stored conversation that is not on the first page, and forgets it if it is gone', async () => {
  const other = conversation({ id: sampleId(700) })
  const server = fakeServer({
    'GET /conversations': () => pageOf([other], 'next'),
    [`GET ${path}`]: () => conversation(),
  })
  const { read, leave, list, listPage, stored } = await begin()
  await list(conversation(), other)
  await read(conversationId, logOf([message(1)]))
  leave(conversationId)
  await listPage(pageOf([other], 'next'))
  expect(stored('conversations')).toMatchObject({ conversations: [{ id: other.id }] })
  await openSocket()
  expect(server.count(`GET ${path}`)).toBe(1)
  expect(stored(`messages:${conversationId}`)).toBeDefined()
  setSocketOpen(false)
  server.on(`GET ${path}`, () => refuse('conversation_not_found'))
  await openSocket()
  expect(stored(`messages:${conversationId}`)).toBeUndefined()
  expect(stored(`conversation:${conversationId}`)).toBeUndefined()
  expect(stored('recent')).toEqual([])
})

it('fetches nothing where nothing is stored', async () => {
  const server = fakeServer()
  await begin()
  await openSocket()
  expect(server.calls).toEqual([])
})

it('a tab that is behind does not overwrite what another has stored', async () => {
  const { read, listPage, keep, stored } = await begin()
  const newer = conversation({ lastMessage: 'message 2', change: 2 })
  const newest = { messages: [message(1), message(2)], older: false, newer: false, upTo: 2 }
  const laterAsOf = '2026-11-16T12:05:00.000Z'
  await keep(`messages:${conversationId}`, newest)
  await keep(`conversation:${conversationId}`, newer)
  await keep('conversations', { ...pageOf([newer]), asOf: laterAsOf })
  const older = conversation({ lastMessage: 'message 1', change: 1 })
  await listPage(pageOf([older]))
  await read(conversationId, logOf([message(1)]), older)
  expect(stored(`messages:${conversationId}`)).toEqual(newest)
  expect(stored(`conversation:${conversationId}`)).toMatchObject({ change: 2 })
  expect(stored('conversations')).toMatchObject({
    asOf: laterAsOf,
    conversations: [{ change: 2, lastMessage: 'message 2' }],
  })
  await listPage(pageOf([]))
  expect(stored(`messages:${conversationId}`)).toEqual(newest)
})

it('writes nothing after the end of the session', async () => {
  const { read, all } = await begin()
  storeFor(sampleId(9))
  await read(conversationId, logOf([message(1)]))
  expect(all()).not.toContain('message 1')
})
