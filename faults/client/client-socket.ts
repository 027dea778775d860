import { realtimePath, reconnectSeconds, type ServerMessage } from '@patchbay/contract/realtime'
import { WebSocket } from 'ws'

interface ClientSocketOptions {
  /** The current address to connect to, and its headers. */
  readonly address: () => { origin: string; headers: Record<string, string> }
  /** The known versions, sent at the beginning of every connection. */
  readonly versions: () => Record<string, number>
  readonly onMessage: (message: ServerMessage) => void
  /** The socket could not be opened, or was closed with this code. */
  readonly onDown: (code: number) => void
}

/** The page's socket, which reconnects by itself. */
export class ClientSocket {
  readonly #options: ClientSocketOptions
  #socket: WebSocket | undefined
  #again: NodeJS.Timeout | undefined
  /** Whether the server has sent everything that was missed. */
  isUp = false

  constructor(options: ClientSocketOptions) {
    this.#options = options
  }

  open(): void {
    const { origin, headers } = this.#options.address()
    const url = origin.replace('http:', 'ws:') + realtimePath
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    this.#socket = socket
    // A refused or broken connection also emits close.
    socket.on('error', () => {})
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'resume', versions: this.#options.versions() })),
    )
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      if (message.type === 'resumed') this.isUp = true
      this.#options.onMessage(message)
    })
    socket.on('close', (code) => {
      if (socket !== this.#socket) return
      this.isUp = false
      this.#again = setTimeout(() => this.open(), reconnectSeconds * 1000)
      this.#options.onDown(code)
    })
  }

  /** Simulates a lost network: the other side is not notified. */
  cut(): void {
    this.#socket?.terminate()
  }

  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.isUp = false
    clearTimeout(this.#again)
    socket?.terminate()
  }
}
