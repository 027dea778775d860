import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { pass } from '../../../../../test/begin-sessions.ts'
import { dead, fakeServer, never, refuse } from '../../../../../test/fake-server.ts'
import { fakeLocks } from '../../../../../test/fake-locks.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationId, ownMessage, viewerId } from '../../../../../test/messages.ts'
import { setSocketOpen } from '../../../../platform/realtime/socket.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const route = `POST /conversations/${conversationId}/messages`
interface Sent {
  readonly clientId: string
  readonly content: string
}

let answer: (body: Sent) => unknown
/** All messages that the server has stored, in order. */
let stored: Sent[]
let attempts: string[]

const store = (body: Sent) => {
  if (!stored.some(({ clientId }) => clientId === body.clientId)) stored.push(body)
  const seq = stored.findIndex(({ clientId }) => clientId === body.clientId) + 1
  return ownMessage(seq, body)
}
const failing = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  answer = store
  stored = []
  attempts = []
  failing.mockReset()
  const server = fakeServer()
  const handle = (body: unknown) => {
    attempts.push((body as Sent).content)
    return answer(body as Sent)
  }
  server.on(route, handle)
  server.on(`POST /conversations/${sampleId(501)}/messages`, handle)
  onTestFinished(() => {
    setSocketOpen(false)
    vi.restoreAllMocks()
  })
})

function open(owner = viewerId): Outbox & { stop: () => void } {
  const outbox = createOutbox(owner, failing)
  const stop = outbox.start()
  onTestFinished(stop)
  return { ...outbox, stop }
}
const states = (outbox: Outbox) =>
  outbox.entries().map(({ content, failure, sent }) => ({
    content,
    state: sent ? 'sent' : failure ? 'failed' : 'waiting',
  }))
const contents = () => stored.map(({ content }) => content)
const offline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
/** Simulates the storage event of a write in another tab. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

it('[T-23, T-24] tries three times, after 1 s and after 2 s, and then reports the failure', async () => {
  const outbox = open()
  answer = () => refuse('internal')
  outbox.send(conversationId, 'hello')
  await pass()
  expect(attempts).toHaveLength(1)
  await pass(999)
  expect(attempts).toHaveLength(1)
  await pass(1)
  expect(attempts).toHaveLength(2)
  await pass(1999)
  expect(attempts).toHaveLength(2)
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'waiting' }])
  await pass(1)
  expect(attempts).toHaveLength(3)
  expect(outbox.entries()[0]?.failure).toEqual({
    text: 'Failed to send message after multiple attempts',
    mayRetry: true,
  })
  await pass(60_000)
  expect(attempts).toHaveLength(3)
})

it('sends a failed message again with the same id on request, and forgets it on request', async () => {
  const outbox = open()
  answer = () => refuse('internal')
  outbox.send(conversationId, 'hello')
  outbox.send(conversationId, 'world')
  await pass(10_000)
  const [hello = '', world = ''] = outbox.entries().map(({ key }) => key)
  answer = store
  outbox.tryAgain(hello)
  outbox.discard(world)
  await pass()
  expect(stored).toEqual([{ clientId: hello, content: 'hello' }])
  await pass(5000)
  expect(outbox.entries()).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain('hello')
})

it.each([
  ['message_blocked', 'You cannot send a message to this user due to a blocking relationship.'],
  ['recipient_gone', 'This person has deleted their account.'],
  ['invalid_input', 'Failed to send message'],
] as const)('[T-25, T-27] does not retry a refused message: %s', async (code, text) => {
  const outbox = open()
  answer = () => refuse(code)
  outbox.send(conversationId, 'hello')
  await pass(60_000)
  expect(attempts).toHaveLength(1)
  expect(outbox.entries()[0]?.failure).toMatchObject({ code, text, mayRetry: false })
})

it('waits without an error while there is no network, and sends once when there is', async () => {
  const outbox = open()
  offline(true)
  outbox.send(conversationId, 'from the tunnel')
  await pass(60_000)
  expect(attempts).toEqual([])
  expect(states(outbox)).toEqual([{ content: 'from the tunnel', state: 'waiting' }])
  offline(false)
  await pass()
  expect(attempts).toEqual(['from the tunnel'])
  expect(states(outbox)).toEqual([{ content: 'from the tunnel', state: 'sent' }])
})

it('sends if the browser reports no network while the socket is open', async () => {
  setSocketOpen(true)
  offline(true)
  open().send(conversationId, 'hello')
  await pass()
  expect(contents()).toEqual(['hello'])
})

it.each([
  ['nothing comes back', dead],
  ['the server is away', () => refuse('unavailable')],
  ['there was too much', () => refuse('rate_limited')],
])('does not count attempts while %s, and sends at once when the socket is back', async (_, no) => {
  const outbox = open()
  answer = no
  outbox.send(conversationId, 'hello')
  await pass(21_000)
  expect(attempts).toHaveLength(5)
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'waiting' }])
  answer = store
  setSocketOpen(true)
  await pass()
  expect(contents()).toEqual(['hello'])
})

it('waits as long as the server says after too much, whatever else happens, and sends then', async () => {
  const outbox = open()
  answer = () => refuse('rate_limited', { retryAfter: 60 })
  outbox.send(conversationId, 'hello')
  await pass(30_000)
  setSocketOpen(true)
  await pass(29_000)
  expect(attempts).toHaveLength(1)
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'waiting' }])
  answer = store
  await pass(1_000)
  expect(contents()).toEqual(['hello'])
})

it('[V-12] gives up after 10 s without an answer, and tries again with the same id', async () => {
  const outbox = open()
  answer = never
  outbox.send(conversationId, 'hello')
  await pass(10_000)
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'waiting' }])
  answer = store
  await pass(5000)
  expect(attempts).toHaveLength(2)
  expect(contents()).toEqual(['hello'])
})

it('retains messages until the same person signs in again, and sends them then', async () => {
  const outbox = open()
  answer = () => refuse('not_authenticated')
  outbox.send(conversationId, 'hello')
  await pass()
  expect(failing.mock.calls[0]?.[0]).toMatchObject({ code: 'not_authenticated' })
  outbox.stop()
  answer = store
  const other = open(sampleId(77))
  await pass(20_000)
  expect(other.entries()).toEqual([])
  expect(stored).toEqual([])
  other.stop()
  open()
  await pass()
  expect(contents()).toEqual(['hello'])
})

it('sends one after the other in a conversation, and does not block another', async () => {
  const outbox = open()
  let release = (): void => {}
  answer = (body) =>
    body.content === 'first'
      ? new Promise((resolve) => (release = () => resolve(store(body))))
      : store(body)
  outbox.send(conversationId, 'first')
  outbox.send(conversationId, 'second')
  outbox.send(sampleId(501), 'elsewhere')
  await pass()
  expect(attempts).toEqual(['first', 'elsewhere'])
  release()
  await pass()
  expect(contents()).toEqual(['elsewhere', 'first', 'second'])
})

it('continues after a reload in the middle, as the same message', async () => {
  const before = open()
  answer = (body) => {
    store(body)
    return never()
  }
  before.send(conversationId, 'hello')
  before.send(conversationId, 'world')
  await pass()
  before.stop()
  answer = store
  const after = open()
  await pass()
  expect(contents()).toEqual(['hello', 'world'])
  expect(new Set(stored.map(({ clientId }) => clientId))).toEqual(
    new Set(after.entries().map(({ key }) => key)),
  )
})

it('is settled by the message from the socket, if the answer never arrives', async () => {
  const outbox = open()
  answer = (body) => {
    store(body)
    return dead()
  }
  outbox.send(conversationId, 'hello')
  await pass()
  outbox.receive([ownMessage(1, stored[0])])
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'sent' }])
  await pass(60_000)
  expect(attempts).toHaveLength(1)
  expect(outbox.entries()).toEqual([])
})

it('sends once across all tabs, and every tab sees the waiting and then the sent message', async () => {
  fakeLocks()
  const one = open()
  const two = open()
  let release = (): void => {}
  answer = (body) => new Promise((resolve) => (release = () => resolve(store(body))))
  one.send(conversationId, 'hello')
  notifyTabs()
  await pass()
  expect(states(two)).toEqual([{ content: 'hello', state: 'waiting' }])
  release()
  await pass()
  notifyTabs()
  await pass()
  expect(attempts).toEqual(['hello'])
  expect(states(two)).toEqual([{ content: 'hello', state: 'sent' }])
})

it('loses nothing if two tabs write before they know of each other', async () => {
  offline(true)
  const [one, other] = [open(), open()]
  // A write in one tab is visible in another only a moment later.
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  one.send(conversationId, 'from here')
  other.send(conversationId, 'from there')
  getItem.mockRestore()
  notifyTabs()
  for (const outbox of [one, other])
    expect(new Set(states(outbox).map(({ content }) => content))).toEqual(
      new Set(['from here', 'from there']),
    )
  offline(false)
  await pass()
  expect(contents().toSorted()).toEqual(['from here', 'from there'])
})

it('does not wait forever for a suspended tab that holds the lock', async () => {
  fakeLocks()
  void navigator.locks.request(`outbox:${viewerId}:${conversationId}`, {}, never)
  const outbox = open()
  outbox.send(conversationId, 'hello')
  await pass(14_999)
  expect(attempts).toEqual([])
  await pass(1)
  expect(contents()).toEqual(['hello'])
})

it('keeps messages in memory if the browser cannot store them', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const outbox = open()
  offline(true)
  outbox.send(conversationId, 'hello')
  expect(states(outbox)).toEqual([{ content: 'hello', state: 'waiting' }])
  offline(false)
  await pass()
  expect(contents()).toEqual(['hello'])
})
