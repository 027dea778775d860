/** The floor: the same two statements by bare `node:http` and `pg`, for a session that is there. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { report } from '../harness/subject.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const check = `select s.id as session_id, s.user_id, s.provider, s.last_used_at, p.role,
    p.terms_accepted and p.onboarding_completed as onboarded, b.user_id is not null as banned
  from sessions s join user_profiles p on p.id = s.user_id
  left join banned_users b on b.user_id = s.user_id and (b.expires_at is null or b.expires_at > $2)
  where s.token_hash = $1 and s.expires_at > $2`
const load = `select p.*, s.id as session_id, s.provider as session_provider,
    s.expires_at as session_expires_at
  from sessions s join user_profiles p on p.id = s.user_id where s.id = $1`
const { rows: known } = await pool.query<{ token_hash: Buffer }>('select token_hash from sessions')

const server = createServer((_request, response) => {
  void (async () => {
    const values = [known[0]?.token_hash, new Date()]
    const { rows: found } = await pool.query({ name: 'check', text: check, values })
    const [{ session_id: id }] = found
    const { rows } = await pool.query({ name: 'load', text: load, values: [id] })
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ session: rows[0] }))
  })()
})
server.listen(0, '127.0.0.1', () =>
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
)
