import { demoPeople } from '../../server/src/demo/people.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { insertSession } from '../../server/src/platform/sessions/sessions.store.ts'
import { serve } from '../../server/src/serve.ts'

export const databaseUrl = process.env['DATABASE_URL'] ?? ''

/** The product as it runs, and the cookie of someone from the demo data. */
export async function serveSignedIn(): Promise<{ origin: string; cookie: string }> {
  const config = { ...readConfig(), port: 0, logLevel: 'info' as const, rateLimits: false }
  const server = await serve(config, { databaseUrl })
  const db = openDatabase({ url: databaseUrl, poolSize: 1, pooled: true })
  const session = await insertSession(db, {
    userId: demoPeople[0]?.id ?? '',
    provider: 'google',
    userAgent: undefined,
    now: new Date(),
  })
  await closeDatabase(db)
  return { origin: `http://localhost:${server.port}`, cookie: `session=${session.token}` }
}
