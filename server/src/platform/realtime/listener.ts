import type { ServerMessage } from '@patchbay/contract/realtime'
import { WebSocket } from 'ws'

export interface ConnectedSession {
  readonly sessionId: string
  readonly userId: string
}

/** A reader this far behind is let go; it comes back and says where it was. */
export const mostBuffered = 1024 * 1024

/** A reader this far behind is spared what can wait, or need not arrive at all. */
const muchBuffered = 64 * 1024

/** One open socket, and what it follows. */
export class Listener {
  readonly session: ConnectedSession
  readonly topics = new Set<string>()
  /** From where on it has heard all of a log, until the page has said how far it is itself. */
  began: Map<string, number> | undefined = new Map()
  readonly #socket: WebSocket

  constructor(session: ConnectedSession, socket: WebSocket) {
    this.session = session
    this.#socket = socket
  }

  /** A part may begin before the place where the socket did. */
  noteHeard(topic: string, after: number): void {
    const began = this.began?.get(topic)
    if (began !== undefined && after < began) this.began?.set(topic, after)
  }

  say(message: ServerMessage): void {
    this.send(frameOf(message))
  }

  /** Takes a frame that was written once for everyone who gets it. */
  send(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate()
    else this.#socket.send(frame, { binary: false })
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > muchBuffered
  }

  /** Resolves when all that was said so far is on its way, or never will be. */
  drained(): Promise<void> {
    // An empty ping is the last in the row; browsers answer it without a word to the page.
    return new Promise((resolve) => this.#socket.ping('', false, () => resolve()))
  }

  hangUp(code: number, reason?: string): void {
    this.#socket.close(code, reason)
    // Whoever does not answer must hold up nothing.
    const force = setTimeout(() => this.#socket.terminate(), 1_000).unref()
    this.#socket.once('close', () => clearTimeout(force))
  }
}

export const frameOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message))
