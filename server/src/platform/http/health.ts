import type { FastifyInstance } from 'fastify'
import { ping, type Database } from '../db/database.ts'
import { refuse } from './refusals.ts'

/** `/livez`: the process answers. `/readyz`: send traffic here; 503 without a database or on the way out. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  const isDatabaseThere = createProbe(db)
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (isStopping() || !(await isDatabaseThere())) return refuse(request, reply, 'unavailable')
    return { status: 'ok' }
  })
}

/** However many ask, one question is under way: while the database hangs, it holds one connection. */
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
    // The question may first wait for a connection; whoever asks for readiness does not.
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), 3_000)
    return Promise.race([ask(), late]).finally(() => clearTimeout(timer))
  }
}
