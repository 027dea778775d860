/** The product as it runs: `GET /api/instance`, logging included, but without rate limits. */
import { readConfig } from '../../server/src/platform/config.ts'
import { serve } from '../../server/src/serve.ts'
import { report } from '../harness/subject.ts'

const config = { ...readConfig(), port: 0, logLevel: 'info' as const, rateLimits: false }
const server = await serve(config, { databaseUrl: process.env['DATABASE_URL'] ?? '' })
report(`http://localhost:${server.port}/api/instance`)
