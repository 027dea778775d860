import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { mostSurroundings, type SurroundingRow } from '../../people/reports/public.ts'

/** Private: only what the reporter, who is still in the conversation, has before them too. */
const selectAround = statement<SurroundingRow, [viewerId: string, messageId: string]>(
  `select m.id, m.sender_id as author_id,
    coalesce(author.display_name, author.full_name) as author_name, m.content, m.created_at
  from messages subject
  join conversation_participants p on p.conversation_id = subject.conversation_id
    and p.user_id = $1 and p.left_at is null
  join messages m on m.conversation_id = subject.conversation_id
    and m.seq between subject.seq - ${mostSurroundings} and subject.seq + ${mostSurroundings}
  join user_profiles author on author.id = m.sender_id
  where subject.id = $2 and m.event is null and m.deleted_at is null
  order by m.seq`,
)

export const listAroundMessage = (db: Database, viewerId: string, messageId: string) =>
  selectAround(db, [viewerId, messageId])
