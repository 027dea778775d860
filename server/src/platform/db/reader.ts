import type { Socket } from 'node:net'
import pg from 'pg'

type Answered = (error: Error | null, result: { readonly rows: readonly unknown[] }) => void

interface ReaderOptions {
  readonly client: pg.ClientConfig
  /** Called when the connection has ended, with the error if there was one. */
  readonly onGone: (error?: Error) => void
}

/** One connection shared by many requests. */
export class Reader {
  /** The number of statements without an answer yet. */
  waiting = 0
  connected = false
  /** When the last answer arrived, or when the oldest pending statement was sent. */
  received = performance.now()
  readonly #client: pg.Client
  readonly #stream: Socket
  #isCorked = false

  constructor({ client, onGone }: ReaderOptions) {
    const config = { ...client, pipeline: true }
    this.#client = new pg.Client(config)
    this.#stream = (this.#client as unknown as { connection: { stream: Socket } }).connection.stream
    this.#client.on('end', () => onGone())
    this.#client.on('error', onGone)
    // Pending statements receive the same error through their own callbacks.
    this.#client.connect().then(() => {
      this.connected = true
    }, onGone)
  }

  ask(config: pg.QueryConfig, answered: Answered): void {
    if (this.waiting === 0) this.received = performance.now()
    this.waiting += 1
    this.#cork()
    this.#client.query(config, (error, result) => {
      this.waiting -= 1
      this.received = performance.now()
      answered(error, result)
    })
  }

  /** For a connection that no longer answers: all its pending statements fail. */
  cut(): void {
    this.#stream.destroy(new Error('Connection terminated: the database was silent for too long'))
  }

  /** Waits for the pending answers. */
  end(): Promise<void> {
    return this.#client.end()
  }

  /** Statements issued in the same turn of the event loop are sent together. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }
}
