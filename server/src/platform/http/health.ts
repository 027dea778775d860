import type { FastifyInstance } from 'fastify'
import { ping, type Database } from '../db/database.ts'
import { refuse } from './refusals.ts'

/** `/livez`: the process answers. `/readyz`: send traffic here; 503 without a database or on the way out. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (isStopping() || !(await answers(db))) return refuse(request, reply, 'unavailable')
    return { status: 'ok' }
  })
}

async function answers(db: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), 2_000)
  const answered = ping(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
