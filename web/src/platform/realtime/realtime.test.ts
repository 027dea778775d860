import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets, type FakeSocket } from '../../../test/fake-socket.ts'
import { sampleId } from '../../../test/inside-samples.ts'
import { openRealtime, type Realtime } from './realtime.ts'

const onMessage = vi.fn<(message: ServerMessage) => void>()
const poll = vi.fn<() => void>()
const versions = () => ({ 'profile:1': 4 })
let sockets: readonly FakeSocket[]
const onUp = vi.fn<(isUp: boolean) => void>()
let realtime: Realtime
let shown: Record<string, number> = {}

const last = (): FakeSocket => sockets.at(-1) ?? expect.unreachable('a socket was opened')
/** The server accepts the connection and reports no missed changes. */
const answer = (): void => {
  last().open()
  last().say({ type: 'resumed' })
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = fakeSockets()
  onMessage.mockReset()
  poll.mockReset()
  onUp.mockReset()
  realtime = openRealtime({ onMessage, versions, onScreen: () => shown, onUp, poll })
  shown = {}
})
afterEach(() => {
  realtime.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the socket to the server', () => {
  it('sends its versions as soon as it is open', () => {
    expect(last().url.href).toBe('ws://localhost:3000/api/realtime')
    expect(last().sent).toEqual([])
    last().open()
    expect(last().sent).toEqual([{ type: 'resume', versions: { 'profile:1': 4 } }])
  })

  it('sends the topics on screen, once for several changes, and again on a new socket', async () => {
    answer()
    await Promise.resolve()
    expect(last().sent).toHaveLength(1)
    shown = { 'community:1': 3 }
    realtime.follow()
    realtime.follow()
    await Promise.resolve()
    expect(last().sent.slice(1)).toEqual([{ type: 'follow', versions: { 'community:1': 3 } }])
    last().drop()
    vi.advanceTimersByTime(2_000)
    answer()
    await Promise.resolve()
    expect(last().sent.map((said) => 'type' in said && said.type)).toEqual(['resume', 'follow'])
    shown = {}
    realtime.follow()
    await Promise.resolve()
    expect(last().sent.at(-1)).toEqual({ type: 'follow', versions: {} })
  })

  it('passes on messages from the server, but not the answers to its own requests', () => {
    answer()
    last().say({ type: 'pong' })
    last().say({ type: 'session_ended', reason: 'banned' })
    expect(onMessage.mock.calls).toEqual([[{ type: 'session_ended', reason: 'banned' }]])
  })

  it('is up from the end of the missed changes until it breaks or is closed', () => {
    last().open()
    last().say({ type: 'inbox_changed', version: 2 })
    expect(onUp).not.toHaveBeenCalled()
    last().say({ type: 'resumed' })
    expect(onUp.mock.calls).toEqual([[true]])
    last().drop()
    expect(onUp.mock.calls).toEqual([[true], [false]])
    vi.advanceTimersByTime(1_000)
    answer()
    realtime.close()
    expect(onUp.mock.calls.slice(2)).toEqual([[true], [false]])
  })

  it('is down after 10 s of silence, even if the close is not answered', () => {
    answer()
    const mute = last()
    vi.spyOn(mute as unknown as WebSocket, 'close').mockImplementation(() => {})
    vi.advanceTimersByTime(40_000)
    expect(onUp.mock.calls).toEqual([[true], [false]])
    vi.advanceTimersByTime(1_000)
    answer()
    mute.say({ type: 'inbox_changed', version: 2 })
    mute.drop()
    expect(onMessage).not.toHaveBeenCalled()
    expect(onUp.mock.calls).toEqual([[true], [false], [true]])
  })

  it('sends a message only while it is open', () => {
    const typing = { type: 'typing', conversationId: sampleId(1) } as const
    realtime.say(typing)
    answer()
    realtime.say(typing)
    expect(last().sent.slice(1)).toEqual([typing])
  })

  it('[V-12] sends a ping every 30 s, and is replaced after 10 s of silence', () => {
    answer()
    vi.advanceTimersByTime(30_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    last().say({ type: 'pong' })
    vi.advanceTimersByTime(30_000)
    expect(last().sent).toHaveLength(3)
    const first = last()
    vi.advanceTimersByTime(9_999)
    expect(first.closed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(first.closed).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('is replaced if the server accepts the connection and then is silent for 10 s', () => {
    last().open()
    vi.advanceTimersByTime(11_000)
    expect(sockets).toHaveLength(2)
  })

  it('[V-12] reconnects after 1 s, and sends its versions again', () => {
    answer()
    last().drop()
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    last().open()
    expect(last().sent).toHaveLength(1)
  })

  it('waits a random time before it reconnects if the server sends everyone away', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    answer()
    last().drop(1001)
    vi.advanceTimersByTime(1_499)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
  })

  it('reconnects less and less often if it is closed at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    for (let second = 0; second < 60; second += 1) {
      if (!last().closed) {
        last().open()
        last().drop(1013)
      }
      vi.advanceTimersByTime(1_000)
    }
    expect(sockets.length).toBeLessThan(12)
  })

  it('polls while it stays down, and stops when it is up again', () => {
    answer()
    last().drop()
    for (let second = 0; second < 25; second += 1) {
      vi.advanceTimersByTime(1_000)
      if (!last().closed) last().drop()
    }
    expect(poll.mock.calls.length).toBeGreaterThanOrEqual(2)
    vi.advanceTimersByTime(16_000)
    answer()
    poll.mockReset()
    vi.advanceTimersByTime(25_000)
    expect(poll).not.toHaveBeenCalled()
  })

  it('does not reconnect after the session has ended or after it was closed', () => {
    answer()
    last().drop(sessionEndedCode)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    realtime = openRealtime({ onMessage, versions, onScreen: () => shown, poll })
    realtime.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(2)
  })

  it('requests a ticket before every socket if there is no cookie, and retries if it gets none', async () => {
    realtime.close()
    const ticket = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one')
    realtime = openRealtime({ onMessage, versions, onScreen: () => shown, poll, ticket })
    await vi.advanceTimersByTimeAsync(0)
    expect(last().url.search).toBe('?ticket=one')
    answer()
    ticket.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('two')
    last().drop()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([sockets.length, ticket.mock.calls.length]).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(last().url.search).toBe('?ticket=two')
    expect(sockets).toHaveLength(3)
  })
})
