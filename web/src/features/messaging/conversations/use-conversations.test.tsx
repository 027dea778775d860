import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { asOf, fakeConversation, path } from '../../../../test/fake-conversation.ts'
import { fakeDatabase } from '../../../../test/fake-database.ts'
import { dead } from '../../../../test/fake-server.ts'
import { fakeSockets, type FakeSocket } from '../../../../test/fake-socket.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { conversation, conversationId, viewerId } from '../../../../test/messages.ts'
import { elapse, renderWithSession } from '../../../../test/render-hook.tsx'
import { setSocketOpen } from '../../../platform/realtime/socket.ts'
import { storeFor } from '../../../platform/storage/stored-owner.ts'
import { change } from '../../../platform/storage/local-store.ts'
import { useMessaging } from '../messages/use-messaging.ts'
import { useConversation } from './use-conversation.ts'
import { useConversations } from './use-conversations.ts'

const route = 'GET /conversations'
const other = (lastMessageAt: string): Conversation =>
  conversation({ id: sampleId(501), lastMessageAt, change: 1, seq: 1 })

async function open(said = 1) {
  const sockets = fakeSockets()
  const fake = fakeConversation(said)
  const { now } = await renderWithSession(() => {
    useMessaging()
    // Two users of the same list, as on the page.
    useConversations('')
    return useConversations('')
  })
  const socket = (): FakeSocket => sockets.at(-1) ?? expect.unreachable('there is a socket')
  act(() => {
    socket().open()
    socket().say({ type: 'resumed' })
  })
  await elapse()
  const ids = () => now().conversations?.map(({ id }) => id)
  return {
    ...fake,
    now,
    ids,
    socket,
    receive: (message: object) => act(() => socket().say(message)),
  }
}

it('asks again for a list and a conversation that are only kept, until the server answers', async () => {
  setSocketOpen(true)
  onTestFinished(() => setSocketOpen(false))
  fakeDatabase()
  storeFor(viewerId)
  const { server, truth, listed } = fakeConversation(1)
  const list = () => ({ conversations: [listed()], nextCursor: null, asOf })
  const [storedList, storedHead] = [list(), listed()]
  await change(viewerId, 'conversations', () => storedList)
  await change(viewerId, `conversation:${conversationId}`, () => storedHead)
  truth.say(1)
  for (const one of [route, `GET ${path}`]) server.on(one, dead)
  const { now } = await renderWithSession(() => {
    const row = useConversations('').conversations?.[0]
    return [row?.lastMessage, useConversation(conversationId).conversation?.lastMessage]
  })
  await elapse(6900)
  expect(now()).toEqual([undefined, undefined])
  await elapse(200)
  expect(now()).toEqual(['message 1', 'message 1'])
  server.on(route, list)
  server.on(`GET ${path}`, listed)
  await elapse(5000)
  expect(now()).toEqual(['message 2', 'message 2'])
  const asked = server.calls.length
  await elapse(20_000)
  expect(server.calls).toHaveLength(asked)
})

it('[V-02] moves a conversation to the top when a message arrives, without a request', async () => {
  const { server, truth, now, ids, receive, frame, listed } = await open()
  server.on(route, () => ({
    conversations: [other('2026-11-15T10:00:30.000Z'), listed()],
    nextCursor: null,
    asOf,
  }))
  receive({ type: 'inbox_changed', version: 2 })
  await elapse()
  expect(ids()).toEqual([sampleId(501), conversationId])
  const asked = server.count(route)
  truth.say(40)
  receive(frame(1))
  await elapse()
  expect(ids()).toEqual([conversationId, sampleId(501)])
  expect(now().conversations?.[0]).toMatchObject({ lastMessage: 'message 41', unread: true })
  await elapse(10_000)
  expect(server.count(route)).toBe(asked)
})

it('fetches an unknown conversation, once for several messages in it', async () => {
  const { server, since, ids, receive, frame } = await open()
  const asked = server.count(route)
  const fresh = { ...frame(0), conversationId: sampleId(501) }
  server.on(route, (_, query) => {
    since.push(query.get('updatedSince') ?? '')
    return { conversations: [other('2026-11-15T11:00:00.000Z')], nextCursor: null, asOf }
  })
  receive(fresh)
  receive(fresh)
  await elapse(600)
  expect(ids()).toEqual([sampleId(501), conversationId])
  expect(since).toEqual(['2026-11-15T11:59:50.000Z'])
  expect(server.count(route)).toBe(asked + 1)
})

it('prefers changes received during a request over its answer', async () => {
  const { server, truth, now, receive, frame, listed } = await open()
  const older = listed()
  let answer = (): void => {}
  server.on(
    route,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ conversations: [older], nextCursor: null, asOf })
      }),
  )
  receive({ type: 'inbox_changed', version: 2 })
  truth.say(1)
  receive(frame(1))
  act(answer)
  await elapse()
  expect(now().conversations?.[0]).toMatchObject({ lastMessage: 'message 2', change: 2 })
})

it('drops a conversation that the viewer has left', async () => {
  const { server, ids, receive } = await open()
  server.on(route, () => ({ conversations: [], nextCursor: null, asOf }))
  receive({ type: 'inbox_changed', version: 2 })
  await elapse()
  expect(ids()).toEqual([])
})

it('loads page by page, and reloads everything if too much has changed', async () => {
  const { server, now, ids, socket, listed } = await open()
  server.on(route, (_, query) =>
    query.get('cursor') === null
      ? { conversations: [listed()], nextCursor: 'next', asOf }
      : {
          conversations: [listed(), other('2026-11-01T10:00:00.000Z')],
          nextCursor: null,
          asOf,
        },
  )
  act(() => socket().drop())
  await elapse(2100)
  expect(now()).toMatchObject({ more: true, loadingMore: false })
  act(() => now().loadMore())
  await elapse()
  expect(ids()).toEqual([conversationId, sampleId(501)])
  expect(now().more).toBe(false)
})

it('[V-07] polls every 2 s while the socket is down, once for all users of the list', async () => {
  const { server, socket } = await open()
  act(() => socket().drop())
  const asked = server.count(route)
  await elapse(6100)
  expect(server.count(route)).toBe(asked + 3)
})
