import { demoPeople } from '../../server/src/demo/people.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { insertSession } from '../../server/src/platform/sessions/sessions.store.ts'
import { serve } from '../../server/src/serve.ts'

export const databaseUrl = process.env['DATABASE_URL'] ?? ''

/** The product as it runs. */
export async function serveProduct(url = databaseUrl): Promise<string> {
  const config = {
    ...readConfig(),
    databaseDirectUrl: url,
    port: 0,
    logLevel: 'info' as const,
    rateLimits: false,
  }
  const server = await serve(config, { databaseUrl: url })
  return `http://localhost:${server.port}`
}

/** Creates a session and returns its cookie. */
export async function signIn(userId: string, url = databaseUrl): Promise<string> {
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  const session = await insertSession(db, {
    userId,
    provider: 'google',
    userAgent: undefined,
    now: new Date(),
  })
  await closeDatabase(db)
  return `session=${session.token}`
}

/** The product as it runs, and the cookie of a person from the demo data. */
export async function serveSignedIn(): Promise<{ origin: string; cookie: string }> {
  const origin = await serveProduct()
  return { origin, cookie: await signIn(demoPeople[0]?.id ?? '') }
}
