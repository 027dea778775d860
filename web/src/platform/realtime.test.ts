import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets, type FakeSocket } from '../../test/fake-socket.ts'
import { openRealtime } from './realtime.ts'

const onMessage = vi.fn<(message: ServerMessage) => void>()
const poll = vi.fn<() => void>()
const versions = () => ({ 'profile:1': 4 })
let sockets: readonly FakeSocket[]
let line: { follow(): void; close(): void }
let shown: Record<string, number> = {}

const last = (): FakeSocket => sockets.at(-1) ?? expect.unreachable('a socket was opened')
/** The server takes the call and has nothing new to say. */
const answer = (): void => {
  last().open()
  last().say({ type: 'resumed' })
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = fakeSockets()
  onMessage.mockReset()
  poll.mockReset()
  line = openRealtime({ onMessage, versions, onScreen: () => shown, poll })
  shown = {}
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the line to the server', () => {
  it('says how far the page is as soon as it is there', () => {
    expect(last().url.href).toBe('ws://localhost:3000/api/realtime')
    expect(last().sent).toEqual([])
    last().open()
    expect(last().sent).toEqual([{ type: 'resume', versions: { 'profile:1': 4 } }])
  })

  it('says what is on screen, once for all that changes together, and again on a new line', async () => {
    answer()
    await Promise.resolve()
    expect(last().sent).toHaveLength(1)
    shown = { 'community:1': 3 }
    line.follow()
    line.follow()
    await Promise.resolve()
    expect(last().sent.slice(1)).toEqual([{ type: 'follow', versions: { 'community:1': 3 } }])
    last().drop()
    vi.advanceTimersByTime(2_000)
    answer()
    await Promise.resolve()
    expect(last().sent.map((said) => 'type' in said && said.type)).toEqual(['resume', 'follow'])
    shown = {}
    line.follow()
    await Promise.resolve()
    expect(last().sent.at(-1)).toEqual({ type: 'follow', versions: {} })
  })

  it('hands on what the server says, but not the answers to its own questions', () => {
    answer()
    last().say({ type: 'pong' })
    last().say({ type: 'session_ended', reason: 'banned' })
    expect(onMessage.mock.calls).toEqual([[{ type: 'session_ended', reason: 'banned' }]])
  })

  it('beats every 30 s, and is replaced after 10 s of silence', () => {
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

  it('is replaced when the server takes the call and then says nothing for 10 s', () => {
    last().open()
    vi.advanceTimersByTime(11_000)
    expect(sockets).toHaveLength(2)
  })

  it('comes back after 1 s, and says again how far it is', () => {
    answer()
    last().drop()
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    last().open()
    expect(last().sent).toHaveLength(1)
  })

  it('comes back a little later than others when the server sends everyone away', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    answer()
    last().drop(1001)
    vi.advanceTimersByTime(1_499)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
  })

  it('calls less and less often where it is hung up on at once', () => {
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

  it('polls while it stays down, and stops when it is back', () => {
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

  it('does not come back once the session has ended, or once it is closed', () => {
    answer()
    last().drop(sessionEndedCode)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    line = openRealtime({ onMessage, versions, onScreen: () => shown, poll })
    line.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(2)
  })
})
