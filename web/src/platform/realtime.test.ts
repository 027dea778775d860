import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRealtime } from './realtime.ts'

/** The network's edge: a socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static readonly all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []
  readonly url: string
  constructor(url: URL) {
    super()
    this.url = url.href
    FakeSocket.all.push(this)
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(code = 1006): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) ?? expect.unreachable('a socket was opened')
const onMessage = vi.fn<(message: ServerMessage) => void>()
const catchUp = vi.fn<() => void>()
let line: { close(): void }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all.length = 0
  onMessage.mockReset()
  catchUp.mockReset()
  line = openRealtime({ onMessage, catchUp })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the line to the server', () => {
  it('asks for what may have been missed as soon as it is there', () => {
    expect(last().url).toBe('ws://localhost:3000/api/realtime')
    expect(catchUp).not.toHaveBeenCalled()
    last().open()
    expect(catchUp).toHaveBeenCalledTimes(1)
  })

  it('hands on what the server says, but not the heartbeat', () => {
    last().open()
    last().say({ type: 'pong' })
    last().say({ type: 'session_ended', reason: 'banned' })
    expect(onMessage.mock.calls).toEqual([[{ type: 'session_ended', reason: 'banned' }]])
  })

  it('beats every 30 s, and is replaced after 10 s of silence', () => {
    last().open()
    vi.advanceTimersByTime(30_000)
    expect(last().sent).toEqual(['{"type":"ping"}'])
    last().say({ type: 'pong' })
    vi.advanceTimersByTime(30_000)
    expect(last().sent).toHaveLength(2)
    const first = last()
    vi.advanceTimersByTime(10_000)
    expect(first.readyState).toBe(3)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('comes back after 1 s, and asks again', () => {
    last().open()
    last().close()
    vi.advanceTimersByTime(999)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    last().open()
    expect(catchUp).toHaveBeenCalledTimes(2)
  })

  it('polls while it stays down, and stops when it is back', () => {
    last().open()
    catchUp.mockReset()
    last().close()
    vi.advanceTimersByTime(1_000)
    last().close()
    for (let second = 0; second < 25; second += 1) {
      vi.advanceTimersByTime(1_000)
      if (last().readyState === 0) last().close()
    }
    expect(catchUp.mock.calls.length).toBeGreaterThanOrEqual(2)
    vi.advanceTimersByTime(16_000)
    last().open()
    catchUp.mockReset()
    vi.advanceTimersByTime(25_000)
    expect(catchUp).not.toHaveBeenCalled()
  })

  it('does not come back once the session has ended, or once it is closed', () => {
    last().open()
    last().close(sessionEndedCode)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    line = openRealtime({ onMessage, catchUp })
    line.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
