/** The built product, and a person with two conversations: one of 600 messages, one of 10,000. */
import pg from 'pg'
import { buildWeb, isBuilt, webFolder } from '../../scripts/build.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { serve } from '../../server/src/serve.ts'
import { databaseUrl, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'
import { createTalks } from '../harness/talks.ts'

const config = readConfig()
if (!isBuilt()) await buildWeb()
await serve({ ...config, rateLimits: false }, { databaseUrl, webFolder })
const { senderId, conversationIds } = await createTalks(databaseUrl, 2, 2)
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
for (const [index, id] of conversationIds.entries()) await fill(id, index === 0 ? 600 : 10_000)
await client.end()
const paths = conversationIds.map((id) => `/messages?id=${id}`)
report(config.publicUrl, { cookies: [await signIn(senderId)], paths })

/** Messages of both people in turn and of different lengths: 'Take 1' and so on; all are read. */
async function fill(id: string, count: number): Promise<void> {
  await client.query(
    `insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select gen_random_uuid(), c.id, n, n, case when n / 3 % 2 = 0 then c.user1_id else c.user2_id end,
      gen_random_uuid(), 'Take ' || n || repeat(' and once more from the top', n % 7),
      now() - make_interval(mins => $2::integer - n)
    from conversations c, generate_series(1, $2::integer) n where c.id = $1`,
    [id, count],
  )
  await client.query(
    `update conversations set seq = $2, change = $2, last_message = 'Take ' || $2,
      last_message_at = now(), last_message_sender_id = user1_id where id = $1`,
    [id, count],
  )
  await client.query(
    'update conversation_participants set last_read_seq = $2 where conversation_id = $1',
    [id, count],
  )
}
