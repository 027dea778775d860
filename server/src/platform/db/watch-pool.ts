import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import type pg from 'pg'

type Callback = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void
type Connect = (callback?: Callback) => Promise<pg.PoolClient> | void

function replaceConnect(pool: pg.Pool, replace: (plain: Connect) => Connect): void {
  pool.connect = replace(pool.connect.bind(pool) as Connect) as typeof pool.connect
}

/** Reports how long callers wait for a connection, except callers that find an idle one. */
export function observeWaits(pool: pg.Pool, onWait: (seconds: number) => void): void {
  replaceConnect(pool, (plain) => (callback) => {
    if (pool.idleCount > pool.waitingCount) return plain(callback)
    const since = performance.now()
    const observe = () => onWait((performance.now() - since) / 1_000)
    if (callback === undefined) return (plain() as Promise<pg.PoolClient>).finally(observe)
    return plain((...answer) => {
      observe()
      callback(...answer)
    })
  })
}

/** A waiting caller resumes in its own async context, not in that of the releasing caller. */
export function keepContext(pool: pg.Pool): void {
  replaceConnect(pool, (plain) => (callback) => plain(callback && AsyncResource.bind(callback)))
}

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

const silent = () => new Error('Connection terminated: the database was silent for too long')

/** Returns a function that breaks all connections of the pool. */
export function trackStreams(pool: pg.Pool): () => void {
  const streams = new Set<Socket>()
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  })
  return () => {
    for (const stream of streams) stream.destroy(silent())
  }
}

/**
 * Cuts a connection in use that has had no traffic for this long. The database would have ended the
 * statement itself by then, so the network path must be broken. Idle connections are closed much
 * sooner.
 */
export function cutSilentConnections(pool: pg.Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    stream.setTimeout(afterMs, () => stream.destroy(silent()))
  })
}
