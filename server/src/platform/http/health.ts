import type { FastifyInstance } from 'fastify'
import { ping, type Database } from '../db/database.ts'
import { refuse } from './refusals.ts'

/** Every further answer closes its connection, so that a proxy drops this node's connections. */
export function sendConnectionsAway(app: FastifyInstance): void {
  // Prepended, to run before Fastify's own listener; added only now, to cost nothing before.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}

/** `/livez`: the process answers. `/readyz`: 503 without a database or while stopping. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  const isDatabaseThere = createProbe(db)
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (isStopping() || !(await isDatabaseThere())) return refuse(request, reply, 'unavailable')
    return { status: 'ok' }
  })
}

/** All probes share one pending query, so that a hanging database blocks only one connection. */
function createProbe(db: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = () =>
    (asking ??= ping(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined)))
  return async () => {
    // The query may have to wait for a connection; a readiness request must not wait that long.
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), 3_000)
    return Promise.race([ask(), late]).finally(() => clearTimeout(timer))
  }
}
