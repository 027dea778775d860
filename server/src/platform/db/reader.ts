import type { Socket } from 'node:net'
import pg from 'pg'
import { KnownQuery, type Answered } from './known-query.ts'

interface ReaderOptions {
  readonly client: pg.ClientConfig
  /** It is gone, with the reason if there is one. */
  readonly onGone: (error?: Error) => void
}

/** One connection that requests share. */
export class Reader {
  /** How many statements have no answer yet. */
  waiting = 0
  connected = false
  /** When the last answer came, or when the first of those that wait began to. */
  heard = performance.now()
  readonly #client: pg.Client
  readonly #stream: Socket
  #held = false

  constructor({ client, onGone }: ReaderOptions) {
    const config = { ...client, pipeline: true }
    this.#client = new pg.Client(config)
    this.#stream = (this.#client as unknown as { connection: { stream: Socket } }).connection.stream
    this.#client.on('end', () => onGone())
    this.#client.on('error', onGone)
    // Whoever waits for an answer hears of it from there, too.
    this.#client.connect().then(() => {
      this.connected = true
    }, onGone)
  }

  ask(config: pg.QueryConfig, answered: Answered): void {
    if (this.waiting === 0) this.heard = performance.now()
    this.waiting += 1
    this.#hold()
    const query = new KnownQuery(config, undefined, (error, result) => {
      this.waiting -= 1
      this.heard = performance.now()
      answered(error, result)
    })
    this.#client.query(query)
  }

  /** For one that does not answer any more: its statements fail. */
  cut(): void {
    this.#stream.destroy(new Error('Connection terminated: the database was silent for too long'))
  }

  /** After the answers that are due. */
  end(): Promise<void> {
    return this.#client.end()
  }

  /** What is asked in one turn leaves together. */
  #hold(): void {
    if (this.#held) return
    this.#held = true
    this.#stream.cork()
    setImmediate(() => {
      this.#held = false
      this.#stream.uncork()
    })
  }
}
