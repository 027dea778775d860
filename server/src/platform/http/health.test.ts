import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { createLog } from '../log.ts'

async function startWith(db: Parameters<typeof createApp>[0]['db']) {
  const app = await createApp({
    config: readConfig({}),
    db,
    log: createLog('silent'),
    providers: {},
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  return { app, statusOf }
}

describe('health', () => {
  it('is live and ready with a database, and no longer ready on the way out', async () => {
    const database = await createTestDatabase()
    const { app, statusOf } = await startWith(database.db)
    expect(await statusOf('/livez')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
    app.stopAccepting()
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/livez')).toBe(200)
    await app.http.close()
    await database.close()
  })

  it('is live but not ready without a database', async () => {
    const nowhere = openDatabase({ url: 'postgres://a@127.0.0.1:1/a', poolSize: 1, pooled: false })
    const { app, statusOf } = await startWith(nowhere)
    expect(await statusOf('/livez')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    await app.http.close()
  })
})
