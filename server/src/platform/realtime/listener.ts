import type { ServerMessage } from '@patchbay/contract/realtime'
import { WebSocket } from 'ws'

export interface ConnectedSession {
  readonly sessionId: string
  readonly userId: string
}

/** A listener with more buffered bytes is disconnected; it reconnects and resumes. */
export const mostBuffered = 1024 * 1024

/** A listener with more buffered bytes gets no ephemeral messages, and parts only later. */
const muchBuffered = 64 * 1024

/** One open socket and the topics that it follows. */
export class Listener {
  readonly session: ConnectedSession
  readonly topics = new Set<string>()
  /** The page is in view. */
  isVisible = false
  /** For each log, the version since which the socket received everything; cleared on resume. */
  began: Map<string, number> | undefined = new Map()
  readonly #socket: WebSocket

  constructor(session: ConnectedSession, socket: WebSocket) {
    this.session = session
    this.#socket = socket
  }

  /** A received part may begin before the version that the socket started with. */
  noteReceived(topic: string, after: number): void {
    const began = this.began?.get(topic)
    if (began !== undefined && after < began) this.began?.set(topic, after)
  }

  say(message: ServerMessage): void {
    this.send(frameOf(message))
  }

  /** Takes a frame that was serialised once for all its receivers. */
  send(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate()
    else this.#socket.send(frame, { binary: false })
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > muchBuffered
  }

  /** Resolves when everything sent so far has left this process, or the socket is closed. */
  drained(): Promise<void> {
    // The empty ping is queued last; browsers answer it without informing the page.
    return new Promise((resolve) => this.#socket.ping('', false, () => resolve()))
  }

  hangUp(code: number, reason?: string): void {
    this.#socket.close(code, reason)
    // A client that does not answer the close must not delay it.
    const force = setTimeout(() => this.#socket.terminate(), 1_000).unref()
    this.#socket.once('close', () => clearTimeout(force))
  }
}

export const frameOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message))
