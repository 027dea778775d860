import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { poolState, type Database } from '../db/database.ts'
import { countJobs } from '../jobs/jobs.store.ts'
import type { RedisLink } from '../redis/redis.ts'
import { refuse } from '../http/refusals.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics`, for requests with the token. If no token is set, it exists in development only. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, config: Config): void {
  const { metricsToken, development } = config
  if (metricsToken === undefined && !development) return
  const wanted = metricsToken === undefined ? undefined : digest(`Bearer ${metricsToken}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '')
    if (wanted !== undefined && !timingSafeEqual(given, wanted))
      return refuse(request, reply, 'not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

/** Hashes have the same length, so that the comparison takes constant time. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

export function addPoolGauges(metrics: Metrics, db: Database): void {
  const gauges = {
    size: 'Connections to the database that this node holds.',
    idle: 'Connections to the database that nobody uses.',
    waiting: 'Callers that wait for a connection to the database.',
  } as const
  for (const [name, help] of Object.entries(gauges))
    metrics.addGauge(
      `patchbay_database_pool_${name}`,
      help,
      () => poolState(db)[name as keyof typeof gauges],
    )
}

export function addJobGauges(metrics: Metrics, db: Database): void {
  metrics.addGauges('patchbay_jobs', 'Jobs in the queue, by state.', 'state', async () => {
    const sums = { waiting: 0, running: 0, failing: 0, dead: 0 }
    for (const counts of await countJobs(db))
      for (const state of ['waiting', 'running', 'failing', 'dead'] as const)
        sums[state] += counts[state]
    return sums
  })
}

export function addRedisGauge(metrics: Metrics, redis: RedisLink): void {
  metrics.addGauge('patchbay_redis_up', 'Whether Redis answers this node.', () =>
    Number(redis.isUp()),
  )
}
