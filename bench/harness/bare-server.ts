import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { report } from './subject.ts'

interface BareStatement {
  readonly text: string
  readonly values: (session: { id: string; userId: string }) => readonly unknown[]
}

/** The statement that loads the session; every floor of a signed-in request needs it. */
export const checkSession = `select s.id as session_id, s.user_id, s.provider, s.last_used_at, p.role,
    p.terms_accepted and p.onboarding_completed as onboarded, b.user_id is not null as banned
  from sessions s join user_profiles p on p.id = s.user_id
  left join banned_users b on b.user_id = s.user_id and (b.expires_at is null or b.expires_at > $2)
  where s.token_hash = $1 and s.expires_at > $2`

/**
 * A floor: bare `node:http` and `pg`, the session's statement and then these, one after the other.
 * With `plannedOnce` the database keeps the first plan of each, whatever it expects of another.
 */
export async function serveBare(
  statements: readonly BareStatement[],
  { plannedOnce = false } = {},
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    max: 10,
    ...(plannedOnce && { options: '-c plan_cache_mode=force_generic_plan' }),
  })
  const { rows: known } = await pool.query<{ token_hash: Buffer }>(
    'select token_hash from sessions order by created_at desc limit 1',
  )
  async function answer(): Promise<string> {
    const values = [known[0]?.token_hash, new Date()]
    const { rows: found } = await pool.query({ name: 'check', text: checkSession, values })
    const session = { id: found[0].session_id as string, userId: found[0].user_id as string }
    const results: unknown[] = []
    for (const [index, { text, values: of }] of statements.entries()) {
      const { rows } = await pool.query({ name: `s${index}`, text, values: [...of(session)] })
      results.push(rows)
    }
    return JSON.stringify(results)
  }
  const server = createServer((_request, response) => {
    void answer().then((body) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    )
  })
  server.listen(0, '127.0.0.1', () =>
    report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
  )
}
