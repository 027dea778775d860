import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

export interface SessionState {
  readonly id: string
  readonly alive: boolean
  readonly banned: boolean
  readonly banned_until: Date | null
  readonly ban_words: string | null
}

const selectStates = statement<
  SessionState,
  [ids: readonly string[], userIds: readonly string[], now: Date]
>(`
  select c.id, s.id is not null as alive, b.user_id is not null as banned,
    b.expires_at as banned_until, b.words as ban_words
  from unnest($1::uuid[], $2::uuid[]) as c (id, user_id)
  left join sessions s on s.id = c.id and s.expires_at > $3 and not s.needs_second_factor
  left join banned_users b
    on b.user_id = c.user_id and (b.expires_at is null or b.expires_at > $3)`)

/** The current state of sessions that were valid when their sockets connected. */
export const listSessionStates = (
  db: Database,
  sessions: readonly { sessionId: string; userId: string }[],
  now: Date,
): Promise<readonly SessionState[]> =>
  selectStates(db, [
    sessions.map(({ sessionId }) => sessionId),
    sessions.map(({ userId }) => userId),
    now,
  ])
