/** The floor: the same two statements by bare `node:http` and `pg`. */
import {
  findFeedFacts,
  listFeed,
} from '../../server/src/features/communities/feed/feed-posts.store.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { serveBare } from '../harness/bare-server.ts'
import { databaseUrl } from '../harness/signed-in.ts'

const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const texts: string[] = []
const db = openDatabase({
  url: databaseUrl,
  poolSize: 1,
  pooled: true,
  onStatement: (text) => void texts.push(text),
})
await findFeedFacts(db, highest, undefined)
await listFeed(db, highest, { before: undefined, newest: undefined })
await closeDatabase(db)

await serveBare(
  texts.map((text) => ({
    text,
    values: ({ userId }) => (text.includes('$2') ? [userId, highest] : [userId]),
  })),
)
