import { vi } from 'vitest'
import { checkClientMessage, checkServerMessage } from './check-contract.ts'

export interface FakeSocket extends EventTarget {
  readonly url: URL
  readonly closed: boolean
  /** The messages that the page has sent. */
  readonly sent: readonly object[]
  /** Actions of the server. */
  readonly open: () => void
  readonly say: (message: object) => void
  readonly drop: (code?: number) => void
}

/** Replaces WebSocket; returns all sockets that the app has opened, in order. */
export function fakeSockets(): readonly FakeSocket[] {
  const sockets: FakeSocket[] = []
  class Fake extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    closed = false
    readonly url: URL
    constructor(url: URL) {
      super()
      this.url = url
      sockets.push(this)
    }
    readonly sent: object[] = []
    send(text: string): void {
      const message = JSON.parse(text) as object
      checkClientMessage(message)
      this.sent.push(message)
    }
    close(): void {
      if (!this.closed) this.drop(1000)
    }
    open(): void {
      this.readyState = Fake.OPEN
      this.dispatchEvent(new Event('open'))
    }
    say(message: object): void {
      checkServerMessage(message)
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
    }
    drop(code = 1006): void {
      this.closed = true
      this.readyState = 3
      this.dispatchEvent(new CloseEvent('close', { code }))
    }
  }
  vi.stubGlobal('WebSocket', Fake)
  return sockets
}
