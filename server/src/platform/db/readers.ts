import type pg from 'pg'
import type { StatementNames, StatementTrace } from './naming-client.ts'
import { Reader } from './reader.ts'

export interface ReadersOptions {
  readonly client: pg.ClientConfig
  readonly nameOf: StatementNames
  readonly onStatement?: ((text: string) => void) | undefined
  /** Called when a connection breaks or cannot be opened. */
  readonly onError?: ((error: Error) => void) | undefined
  readonly trace?: StatementTrace | undefined
  /** Cuts a connection whose answers have not come for so many milliseconds. */
  readonly silenceLimit?: number | undefined
}

export interface Readers {
  read(text: string, values: readonly unknown[]): Promise<readonly unknown[]>
  end(): Promise<void>
}

/** More than a process can keep busy with quick reads. */
const mostReaders = 4
/** One that has not answered for so long is busy with something slow: others are asked first. */
const slowMilliseconds = 100
/** As long as the pool keeps its idle ones. */
const idleMilliseconds = 10_000
/** After a failure, so that a database that has no room is not asked again with every request. */
const restMilliseconds = 1_000

/**
 * Connections that requests share: a statement leaves without waiting for the answers to those
 * before it, and what is asked in one turn leaves at once. That takes a quarter off what a page of
 * posts costs this process. Only for reads that are quick and take no lock: whatever comes after
 * waits for them.
 */
export function createReaders(options: ReadersOptions): Readers {
  const { silenceLimit = Infinity } = options
  const readers = new Set<Reader>()
  let timer: NodeJS.Timeout | undefined
  let failedAt = -Infinity
  let ended = false

  function open(): Reader {
    const reader: Reader = new Reader({
      client: options.client,
      onGone: (error) => {
        if (!readers.delete(reader) || error === undefined) return
        failedAt = performance.now()
        options.onError?.(error)
      },
    })
    readers.add(reader)
    timer ??= setInterval(look, Math.min(1_000, silenceLimit / 2)).unref()
    return reader
  }

  /** Cuts what is silent and ends what nobody needs. */
  function look(): void {
    const now = performance.now()
    for (const reader of readers) {
      const still = now - reader.heard
      if (reader.waiting > 0 && still > silenceLimit) reader.cut()
      else if (reader.waiting === 0 && still > idleMilliseconds && reader.connected) {
        readers.delete(reader)
        void reader.end()
      }
    }
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function choose(): Reader {
    const now = performance.now()
    const isSlow = ({ waiting, heard }: Reader): boolean =>
      waiting > 0 && now - heard > slowMilliseconds
    let best: Reader | undefined
    let opening: Reader | undefined
    for (const reader of readers)
      if (!reader.connected) opening = reader
      else if (!isSlow(reader) && (best === undefined || reader.waiting < best.waiting))
        best = reader
    const isWanted = best === undefined || best.waiting > 0
    const mayOpen = readers.size < mostReaders && now - failedAt > restMilliseconds
    if (isWanted && opening === undefined && mayOpen) opening = open()
    // Another joins once it is connected: nobody waits for it, or fails with it, without need.
    return best ?? opening ?? leastBusy(readers) ?? open()
  }

  return {
    read: (text, values) =>
      new Promise((resolve, reject) => {
        if (ended) throw new Error('The database is closed.')
        options.onStatement?.(text)
        const end = options.trace?.(text)
        const name = options.nameOf(text)
        const config = { text, values: [...values], ...(name !== undefined && { name }) }
        choose().ask(config, (error, result) => {
          end?.(error ?? undefined)
          if (error === null || error === undefined) resolve(result.rows)
          else reject(error)
        })
      }),
    end: async () => {
      ended = true
      clearInterval(timer)
      await Promise.all([...readers].map((reader) => reader.end()))
    },
  }
}

function leastBusy(readers: Iterable<Reader>): Reader | undefined {
  let best: Reader | undefined
  for (const reader of readers)
    if (best === undefined || reader.waiting < best.waiting) best = reader
  return best
}
