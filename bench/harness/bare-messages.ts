import { randomUUID, hash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { WebSocket, WebSocketServer } from 'ws'
import { checkSession } from './bare-server.ts'
import { signIn } from './signed-in.ts'
import { report } from './subject.ts'

/**
 * One statement that writes the row and returns all fields of a message, with sender and readers.
 */
const insert = `with raised as (
    update conversations c set seq = c.seq + 1, change = c.change + 1, last_message = $4,
      last_message_at = $5, last_message_sender_id = $2, updated_at = $5
    from conversation_participants p
    where c.id = $1 and p.conversation_id = c.id and p.user_id = $2 and p.left_at is null
    returning c.*),
  said as (
    insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select $6, id, seq, change, $2, $3, $4, $5 from raised returning *)
  select said.*, s.full_name, s.display_name, s.verified, s.avatar_url,
    raised.name, raised.last_message, raised.last_message_at, raised.last_message_sender_id,
    raised.seq as newest, raised.updated_at, array(
      select p.user_id from conversation_participants p where p.conversation_id = $1
        and p.left_at is null and p.user_id <> $2 and p.last_read_seq >= said.seq) as read_by
  from said, raised, user_profiles s where s.id = said.sender_id`

interface Post {
  readonly clientId: string
  readonly content: string
}

/**
 * A floor: bare `node:http` and `pg` for the newest conversations. The body is parsed, the session
 * found by its token's hash, one statement writes the row, and all bare sockets receive it.
 */
export async function serveBareMessages(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
  const { rows: newest } = await pool.query<{ user_id: string; ids: string[] }>(
    `select user_id, array_agg(conversation_id) as ids from conversation_participants
    group by user_id having count(*) = 16 order by max(joined_at) desc limit 1`,
  )
  const { user_id: senderId = '', ids = [] } = newest[0] ?? {}
  const cookies = [await signIn(senderId)]
  const paths = ids.map((id) => `/${id}`)
  const server = createServer((request, response) => {
    void answer(request).then((body) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    )
  })
  const sockets = new WebSocketServer({ server })

  async function answer(request: IncomingMessage): Promise<string> {
    let text = ''
    for await (const part of request) text += String(part)
    const { clientId, content } = JSON.parse(text) as Post
    const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const now = new Date()
    const session = { name: 'check', text: checkSession, values: [hashOf(token), now] }
    const { rows: found } = await pool.query<{ user_id: string }>(session)
    const conversationId = request.url?.slice(1)
    const values = [conversationId, found[0]?.user_id, clientId, content, now, randomUUID()]
    const { rows } = await pool.query({ name: 'insert', text: insert, values })
    const body = JSON.stringify(rows[0])
    const received = `{"type":"conversation_changed","messages":[${body}]}`
    for (const socket of sockets.clients)
      if (socket.readyState === WebSocket.OPEN) socket.send(received)
    return body
  }

  server.listen(0, '127.0.0.1', () =>
    report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { cookies, paths }),
  )
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
