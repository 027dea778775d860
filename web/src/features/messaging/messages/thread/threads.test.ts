import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../../test/begin-sessions.ts'
import { fakeConversation, path } from '../../../../../test/fake-conversation.ts'
import { fakeDatabase } from '../../../../../test/fake-database.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { conversationId, viewerId } from '../../../../../test/messages.ts'
import { setSocketOpen } from '../../../../platform/realtime/socket.ts'
import { storeFor } from '../../../../platform/storage/stored-owner.ts'
import { change } from '../../../../platform/storage/local-store.ts'
import { createThreads } from './threads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setSocketOpen(true)
  onTestFinished(() => setSocketOpen(false))
})
const pages = `GET ${path}/messages`
const changes = `GET ${path}/changes`

it('shows a cached thread at once, without requests while the socket was open', async () => {
  const { server, truth } = fakeConversation(3)
  const threads = createThreads({
    viewerId,
    broadcast: () => {},
    onFailure: () => {},
    onGone: () => {},
  })
  threads.show(conversationId)()
  await pass()
  truth.say(1)
  threads.known(conversationId)?.receive(truth.changes(3))
  const hide = threads.show(conversationId)
  expect(threads.of(conversationId).state().log?.messages).toHaveLength(4)
  await pass(10_000)
  hide()
  expect([server.count(pages), server.count(changes)]).toEqual([1, 0])
})

it('fetches changes from before the socket opened, and polls while it is down', async () => {
  const { server, truth } = fakeConversation(3)
  const received = vi.fn<() => void>()
  const threads = createThreads({
    viewerId,
    broadcast: received,
    onFailure: () => {},
    onGone: () => {},
  })
  threads.show(conversationId)()
  await pass()
  threads.refetch()
  truth.say(1)
  threads.show(conversationId)()
  await pass()
  expect(threads.of(conversationId).state().log?.messages).toHaveLength(4)
  setSocketOpen(false)
  onTestFinished(threads.show(conversationId))
  await pass(2000)
  expect([server.count(pages), server.count(changes)]).toEqual([1, 3])
  expect(received).toHaveBeenCalledTimes(3)
})

it('catches up with a thread that is only stored, although the socket is open', async () => {
  fakeDatabase()
  storeFor(viewerId)
  const { server, truth } = fakeConversation(1)
  const stored = truth.page({})
  await change(viewerId, `messages:${conversationId}`, () => stored)
  truth.say(1)
  for (const route of [pages, changes]) server.on(route, dead)
  const threads = createThreads({
    viewerId,
    broadcast: () => {},
    onFailure: () => {},
    onGone: () => {},
  })
  onTestFinished(threads.show(conversationId))
  const shown = () => threads.of(conversationId).state().log?.messages.length
  await pass(6900)
  expect(shown()).toBeUndefined()
  await pass(200)
  expect(shown()).toBe(1)
  server.on(changes, (_, query) => truth.changes(Number(query.get('after')), 200))
  await pass(5000)
  expect(shown()).toBe(2)
  const asked = server.count(changes)
  await pass(20_000)
  expect(server.count(changes)).toBe(asked)
})

it('caches ten threads, and reports the version of each', async () => {
  fakeConversation(3)
  const threads = createThreads({
    viewerId,
    broadcast: () => {},
    onFailure: () => {},
    onGone: () => {},
  })
  onTestFinished(threads.show(conversationId))
  await pass()
  for (let other = 0; other < 12; other += 1) threads.show(sampleId(600 + other))()
  await pass()
  const stored = [
    conversationId,
    ...Array.from({ length: 12 }, (_, n) => sampleId(600 + n)),
  ].filter((id) => threads.known(id))
  expect(stored).toHaveLength(10)
  expect(stored).toContain(conversationId)
  expect(threads.known(sampleId(600))).toBeUndefined()
  expect(threads.positions()).toEqual({ [`conversation:${conversationId}`]: 3 })
})

it('retains nothing of a conversation that the viewer has left, and reloads it when they are back', async () => {
  const { server, truth } = fakeConversation(3)
  const onGone = vi.fn<(id: string) => void>()
  const threads = createThreads({ viewerId, broadcast: () => {}, onFailure: () => {}, onGone })
  const hide = threads.show(conversationId)
  await pass()
  server.on(changes, () => refuse('conversation_not_found'))
  threads.refetch()
  await pass()
  expect(onGone.mock.calls).toEqual([[conversationId]])
  expect(threads.of(conversationId).state().log).toBeUndefined()
  expect(threads.positions()).toEqual({})
  hide()
  truth.say(2)
  onTestFinished(threads.show(conversationId))
  await pass()
  expect(threads.of(conversationId).state()).toMatchObject({ error: null })
  expect(threads.of(conversationId).state().log?.messages).toHaveLength(5)
})

it('reloads a thread on screen when the viewer is back in the conversation', async () => {
  const { server, truth } = fakeConversation(3)
  const threads = createThreads({
    viewerId,
    broadcast: () => {},
    onFailure: () => {},
    onGone: () => {},
  })
  onTestFinished(threads.show(conversationId))
  await pass()
  server.on(changes, () => refuse('conversation_not_found'))
  threads.refetch()
  await pass()
  expect(threads.of(conversationId).state().log).toBeUndefined()
  truth.say(1)
  threads.refetch()
  await pass()
  expect(threads.of(conversationId).state()).toMatchObject({ error: null, loading: false })
  expect(threads.of(conversationId).state().log?.messages).toHaveLength(4)
})
