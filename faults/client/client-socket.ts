import { realtimePath, reconnectSeconds, type ServerMessage } from '@patchbay/contract/realtime'
import { WebSocket } from 'ws'

interface ClientSocketOptions {
  /** Where to connect now, and with what. */
  readonly address: () => { origin: string; headers: Record<string, string> }
  /** How far the page is, said at the beginning of every connection. */
  readonly versions: () => Record<string, number>
  readonly onMessage: (message: ServerMessage) => void
  /** It could not be opened, or has closed with this code. */
  readonly onDown: (code: number) => void
}

/** The page's socket, which comes back by itself. */
export class ClientSocket {
  readonly #options: ClientSocketOptions
  #socket: WebSocket | undefined
  #again: NodeJS.Timeout | undefined
  /** Whether the server has said everything that was missed. */
  isUp = false

  constructor(options: ClientSocketOptions) {
    this.#options = options
  }

  open(): void {
    const { origin, headers } = this.#options.address()
    const url = origin.replace('http:', 'ws:') + realtimePath
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    this.#socket = socket
    // A refused or broken connection closes as well.
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

  /** As a network that goes: without a word to the other side. */
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
