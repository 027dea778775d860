import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import type pg from 'pg'

type Callback = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void
type Connect = (callback?: Callback) => Promise<pg.PoolClient> | void

function replaceConnect(pool: pg.Pool, replace: (plain: Connect) => Connect): void {
  pool.connect = replace(pool.connect.bind(pool) as Connect) as typeof pool.connect
}

/** Tells how long a caller waited for a connection; one that finds an idle one is not measured. */
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

/** Whoever waited goes on in its own asynchronous context, not in that of who gave the connection back. */
export function keepContext(pool: pg.Pool): void {
  replaceConnect(pool, (plain) => (callback) => plain(callback && AsyncResource.bind(callback)))
}

/**
 * A connection in use on which nothing has moved for this long is cut: its statement would have
 * been ended by the database itself, so the way there is gone. Idle ones are closed much sooner.
 */
export function cutSilentConnections(pool: pg.Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.setTimeout(afterMs, () =>
      stream.destroy(new Error('Connection terminated: the database was silent for too long')),
    )
  })
}
