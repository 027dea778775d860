import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

interface PlaceRow {
  /** Null if nothing was said yet. */
  readonly seq: string | null
  readonly created_at: Date | null
}

/**
 * Positions have no gaps, and messages are stored in the order of their times, so that halving
 * finds the place with a few reads, without an index of times.
 */
const selectSince = quickRead<PlaceRow, [conversationId: string, userId: string, time: Date]>(
  `with recursive halving (conversation_id, low, high) as (
    select c.id, 1::bigint, c.seq
    from conversations c join conversation_participants p on p.conversation_id = c.id
    where c.id = $1 and p.user_id = $2 and p.left_at is null and p.request is distinct from 'declined'
    union all
    select conversation_id, case when m.created_at < $3 then m.seq + 1 else low end,
      case when m.created_at < $3 then high else m.seq end
    from halving join messages m using (conversation_id)
    where m.seq = (low + high) / 2 and low < high)
  select m.seq, m.created_at from (
    select conversation_id, low from halving order by high - low limit 1) place
  left join messages m on m.conversation_id = place.conversation_id and m.seq = place.low`,
)

/** Undefined if the viewer is not a participant. */
export async function findSince(
  db: Database,
  conversationId: string,
  userId: string,
  time: Date,
): Promise<PlaceRow | undefined> {
  const [row] = await selectSince(db, [conversationId, userId, time])
  return row
}
