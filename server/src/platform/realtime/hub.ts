import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import { WebSocket } from 'ws'

export interface ConnectedSession {
  readonly sessionId: string
  readonly userId: string
  /** Of the person's profile, when the session was checked. */
  readonly version: number
}

/** A reader this far behind is let go; it comes back and asks for what it missed. */
const mostBuffered = 1024 * 1024
/** More tabs than anyone has: the oldest makes room. */
const mostPerSession = 20

/** The open sockets of this node, by session. The server chooses what a socket hears. */
export class Hub {
  readonly #sockets = new Map<string, ConnectedSession & { sockets: Set<WebSocket> }>()
  #closed = false

  add(session: ConnectedSession, socket: WebSocket): void {
    // A handshake that was still under way when the node began to stop.
    if (this.#closed) return socket.close(1001)
    const { sessionId } = session
    const entry = this.#sockets.get(sessionId) ?? { ...session, sockets: new Set() }
    this.#sockets.set(sessionId, entry)
    const [oldest] = entry.sockets
    if (oldest !== undefined && entry.sockets.size >= mostPerSession) {
      entry.sockets.delete(oldest)
      oldest.close(1013)
    }
    entry.sockets.add(socket)
    socket.once('close', () => {
      entry.sockets.delete(socket)
      if (entry.sockets.size === 0 && this.#sockets.get(sessionId) === entry)
        this.#sockets.delete(sessionId)
    })
    return undefined
  }

  countSockets(): number {
    let count = 0
    for (const { sockets } of this.#sockets.values()) count += sockets.size
    return count
  }

  sessions(): ConnectedSession[] {
    return [...this.#sockets.values()].map(({ sessionId, userId, version }) => ({
      sessionId,
      userId,
      version,
    }))
  }

  send(sessionId: string, message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const socket of this.#socketsOf(sessionId)) {
      if (socket.bufferedAmount > mostBuffered) socket.terminate()
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  /** Says why, and hangs up: from here on this session hears nothing. */
  end(sessionId: string, reason: 'signed_out' | 'banned'): void {
    this.send(sessionId, { type: 'session_ended', reason })
    for (const socket of this.#socketsOf(sessionId)) socket.close(sessionEndedCode, reason)
    this.#sockets.delete(sessionId)
  }

  /** The node is going away; the pages come back to another. */
  close(): void {
    this.#closed = true
    for (const sessionId of this.#sockets.keys())
      for (const socket of this.#socketsOf(sessionId)) {
        socket.close(1001)
        // A page that does not answer must not hold up the shutdown.
        setTimeout(() => socket.terminate(), 1_000).unref()
      }
  }

  #socketsOf(sessionId: string): Iterable<WebSocket> {
    return this.#sockets.get(sessionId)?.sockets ?? []
  }
}
