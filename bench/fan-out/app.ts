/** The product: a person with a thousand open pages, whose profile changes. */
import type { AddressInfo } from 'node:net'
import { createApp } from '../../server/src/app.ts'
import { profileTopic } from '../../contract/src/realtime.ts'
import { seedDemoData } from '../../server/src/demo/seed.ts'
import { demoPeople } from '../../server/src/demo/people.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { insertSession } from '../../server/src/platform/sessions/sessions.store.ts'
import { setSpotifyConnected } from '../../server/src/features/accounts/profiles/public.ts'
import { report } from '../harness/subject.ts'

const url = process.env['DATABASE_URL'] ?? ''
const config = { ...readConfig(), rateLimits: false }
const db = openDatabase({ url, poolSize: 10, pooled: false })
await migrate(db)
await seedDemoData(db)
const app = await createApp({ config, db, log: createLog('info'), providers: {} })
await app.http.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.http.server.address() as AddressInfo

const userId = demoPeople[0]?.id ?? ''
const now = new Date()
const sessions = await Promise.all(
  Array.from({ length: 50 }, () =>
    insertSession(db, { userId, provider: 'google', userAgent: undefined, now }),
  ),
)
let connected = false
report(`ws://127.0.0.1:${port}/api/realtime`, {
  cookies: sessions.map(({ token }) => `session=${token}`),
  announce: async () => {
    connected = !connected
    await setSpotifyConnected(db, userId, connected)
    app.services.announce({ kind: 'changed', topic: profileTopic(userId) })
  },
})
