import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { asOf, fakeConversation, isOwn, path } from '../../../../test/fake-conversation.ts'
import { dead, never, refuse, session } from '../../../../test/fake-server.ts'
import { fakeSockets, type FakeSocket } from '../../../../test/fake-socket.ts'
import { conversationId, theo } from '../../../../test/messages.ts'
import { elapse, renderWithSession } from '../../../../test/render-hook.tsx'
import { useConversation, useConversations, useUnreadCount } from '../conversations/public.ts'
import { useArrivals } from './thread/arrivals-voice.tsx'
import { useReading } from './thread/reading/use-reading.ts'
import { useSending } from './composer/use-sending.ts'
import { useThread } from './thread/use-thread.ts'
import { useTypists } from './composer/use-typing.ts'

let arrived: number[] = []
let seen: number | undefined

/** All hooks of the page together. */
function usePage() {
  const arrivals = useArrivals(conversationId, (messages) =>
    arrived.push(...messages.map(({ seq }) => seq)),
  )
  useReading(conversationId, seen)
  return {
    arrivals,
    thread: useThread(conversationId),
    sending: useSending(conversationId),
    list: useConversations(''),
    head: useConversation(conversationId),
    unread: useUnreadCount(),
    typists: useTypists(conversationId),
  }
}

async function open(said = 0, ownMark = 0) {
  arrived = []
  seen = undefined
  const sockets = fakeSockets()
  const fake = fakeConversation(said, ownMark)
  const page = await renderWithSession(usePage)
  const socket = (): FakeSocket => sockets.at(-1) ?? expect.unreachable('there is a socket')
  const connect = async (): Promise<void> => {
    act(() => {
      socket().open()
      socket().say({ type: 'resumed' })
    })
    await elapse()
  }
  await connect()
  const shown = () => page.now().thread.messages.map(({ message }) => message.content)
  const receive = (message: object) => act(() => socket().say(message))
  return { ...fake, ...page, sockets, socket, connect, shown, receive }
}

it('[V-03, V-04, V-05] polls every 2 s while the socket is down, without a notice, until it is back', async () => {
  const { truth, server, socket, connect, shown, now, sockets } = await open(2)
  const changes = `GET ${path}/changes`
  await elapse(20_000)
  const before = server.count(changes)
  act(() => socket().drop())
  truth.say(1)
  await elapse(2000)
  expect(shown()).toEqual(['message 1', 'message 2', 'message 3'])
  expect(now().list.conversations?.[0]?.lastMessage).toBe('message 3')
  expect(now().thread.error).toBeNull()
  expect(arrived).toEqual([3])
  truth.say(1)
  await elapse(2000)
  expect(server.count(changes)).toBe(before + 2)
  expect(shown()).toHaveLength(4)
  expect(sockets.length).toBeGreaterThan(1)
  await connect()
  const connected = server.count(changes)
  expect(socket().sent[0]).toMatchObject({
    type: 'resume',
    versions: { [`conversation:${conversationId}`]: 4 },
  })
  await elapse(20_000)
  expect(server.count(changes)).toBe(connected)
  expect(shown()).toHaveLength(4)
  expect(arrived).toEqual([3, 4])
})

it('[V-06, V-07] polls the list with 10 s of overlap, each row once, and only in a visible tab', async () => {
  const { truth, socket, since, now } = await open(1)
  act(() => socket().drop())
  truth.say(1)
  await elapse(4000)
  expect(since.length).toBeGreaterThanOrEqual(2)
  expect(new Set(since)).toEqual(new Set([new Date(Date.parse(asOf) - 10_000).toISOString()]))
  expect(now().list.conversations).toHaveLength(1)
  expect(now().list.conversations?.[0]).toMatchObject({ lastMessage: 'message 2', unread: true })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await elapse(2000)
  const asked = since.length
  await elapse(20_000)
  expect(since).toHaveLength(asked)
  vi.restoreAllMocks()
})

it('[V-06] polls for the newest page while nothing is loaded yet', async () => {
  fakeSockets()
  const { server, truth } = fakeConversation(3)
  server.on(`GET ${path}/messages`, dead)
  const { now } = await renderWithSession(usePage)
  expect(now().thread).toMatchObject({ loading: false, error: { code: 'network' } })
  server.on(`GET ${path}/messages`, () => truth.page({}))
  await elapse(2000)
  expect(now().thread).toMatchObject({ loading: false, error: null })
  expect(now().thread.messages).toHaveLength(3)
  expect(server.count(`GET ${path}/changes`)).toBe(0)
})

it.each(['the answer', 'the socket', 'the socket alone'])(
  'shows a sent message at once, and keeps its key and position when %s comes first',
  async (first) => {
    const { server, truth, store, values, now, receive, frame } = await open(2)
    let release = (): void => {}
    server.on(`POST ${path}/messages`, (body) => {
      const stored = store(body as Parameters<typeof store>[0])
      if (first === 'the socket alone') return never()
      return first === 'the answer'
        ? stored
        : new Promise((resolve) => (release = () => resolve(stored)))
    })
    const begin = values.length
    act(() => now().sending.send('  hello  '))
    const [key] = now()
      .thread.messages.slice(-1)
      .map((message) => message.key)
    expect(now().thread.messages.at(-1)).toMatchObject({ own: true, state: 'waiting' })
    await elapse()
    receive(frame(2))
    act(release)
    await elapse(30_000)
    expect(now().thread.messages.at(-1)).toMatchObject({
      key,
      state: 'sent',
      message: { content: 'hello', seq: 3 },
    })
    // Every render showed the message once, and last.
    for (const { thread } of values.slice(begin + 2))
      expect(thread.messages.map((message) => message.key)).toEqual([
        ...truth
          .all()
          .slice(0, 2)
          .map((message) => message.clientId),
        key,
      ])
    expect(truth.all().filter(isOwn)).toHaveLength(1)
    expect(server.count(`POST ${path}/messages`)).toBe(1)
    expect(arrived).toEqual([])
  },
)

it('keeps a waiting message behind messages that others sent meanwhile', async () => {
  const { truth, now, shown, receive, frame } = await open(1)
  truth.say(1)
  act(() => now().sending.send('mine'))
  await elapse()
  expect(shown()).toEqual(['message 1', 'mine'])
  receive(frame(1))
  expect(shown()).toEqual(['message 1', 'message 2', 'mine'])
  expect(arrived).toEqual([2])
})

it('[T-24, T-25, T-26] says that sending failed until the viewer types, and sends it again', async () => {
  const { server, store, now } = await open()
  server.on(`POST ${path}/messages`, () => refuse('internal'))
  act(() => now().sending.send('hello'))
  await elapse(3000)
  expect(now().sending.error).toBe('Failed to send message after multiple attempts')
  expect(now().thread.messages).toMatchObject([
    { state: 'failed', mayRetry: true, error: 'Failed to send message after multiple attempts' },
  ])
  act(() => now().sending.clearError())
  expect(now().sending.error).toBeUndefined()
  server.on(`POST ${path}/messages`, (body) => store(body as Parameters<typeof store>[0]))
  const key = now().thread.messages[0]?.key ?? ''
  act(() => now().sending.tryAgain(key))
  await elapse()
  expect(now().thread.messages).toMatchObject([{ key, state: 'sent' }])
})

it('drops a conversation if sending is refused because the viewer is no longer in it', async () => {
  const { server, now } = await open(1)
  const gone = () => refuse('conversation_not_found')
  server.on(`POST ${path}/messages`, gone)
  server.on(`GET ${path}`, gone)
  act(() => now().sending.send('too late'))
  await elapse()
  expect(now().list.conversations).toEqual([])
  expect(now().sending.error).toBe('You are no longer in this conversation.')
})

it('discards waiting messages when their author signs out, but not when the session expires', async () => {
  const { server, now, sessions } = await open()
  server.on(`POST ${path}/messages`, dead)
  act(() => now().sending.send('for later'))
  await elapse()
  server.on('GET /session', () => ({ session: null }))
  server.on(`POST ${path}/messages`, () => refuse('not_authenticated'))
  await elapse(5000)
  expect(sessions.state()).toMatchObject({ user: null, ended: 'expired' })
  expect(JSON.stringify(localStorage)).toContain('for later')
  server.on(`POST ${path}/messages`, dead)
  act(() => sessions.adopt(session()))
  await elapse()
  await act(() => sessions.signOut())
  expect(JSON.stringify(localStorage)).not.toContain('for later')
})

it('[V-08] marks messages of others as read once, when seen, and never marks own messages', async () => {
  const { server, truth, receive, frame, now } = await open(2)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const reads = () => server.calls.filter(({ route }) => route === `POST ${path}/read`)
  expect(now().unread).toBe(1)
  expect(now().thread.firstUnreadSeq).toBe(1)
  act(() => now().sending.send('mine'))
  await elapse()
  seen = 3
  receive(frame(2))
  await elapse(2000)
  expect(reads().map(({ body }) => body)).toEqual([{ seq: 2 }])
  expect(now().unread).toBe(0)
  expect(now().thread.firstUnreadSeq).toBe(1)
  truth.say(1)
  receive(frame(3))
  // A message that arrives on screen is not counted, unless the viewer does not see it in time.
  expect(now().unread).toBe(0)
  await elapse(1400)
  expect(now().unread).toBe(0)
  await elapse(100)
  expect(now().unread).toBe(1)
  seen = 4
  receive({ type: 'typing', conversationId, userId: theo.id })
  expect(now().typists.map(({ id }) => id)).toEqual([theo.id])
  await elapse(3000)
  expect(now().typists).toEqual([])
  expect(reads().map(({ body }) => body)).toEqual([{ seq: 2 }, { seq: 4 }])
  expect(now().list.conversations?.[0]?.unread).toBe(false)
  vi.restoreAllMocks()
})

it('fetches everything again when the socket opens or reopens', async () => {
  const { server, socket, connect, truth, now } = await open(1)
  act(() => socket().drop())
  truth.say(1)
  await elapse(1000)
  const before = server.count('GET /conversations')
  await connect()
  expect(server.count('GET /conversations')).toBe(before + 1)
  expect(now().list.conversations?.[0]?.lastMessage).toBe('message 2')
  expect(now().head.conversation?.seq).toBe(2)
  expect(now().thread.messages).toHaveLength(2)
})

it('fetches a conversation again if it changed during the first request', async () => {
  arrived = []
  seen = undefined
  const sockets = fakeSockets()
  const { server, truth, listed, frame } = fakeConversation(1)
  server.on('GET /conversations', () => ({ conversations: [], nextCursor: null, asOf }))
  const older = listed()
  let answer = (): void => {}
  server.on(`GET ${path}`, () => new Promise((resolve) => (answer = () => resolve(older))))
  const { now } = await renderWithSession(usePage)
  truth.say(1)
  act(() => {
    sockets.at(-1)?.open()
    sockets.at(-1)?.say(frame(1))
  })
  server.on(`GET ${path}`, () => listed())
  act(answer)
  await elapse()
  expect(now().head.conversation).toMatchObject({ seq: 2, lastMessage: 'message 2' })
})
