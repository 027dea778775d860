import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** Nobody else hears of it: the part keeps its number. The person's inbox has another version. */
const updateMuted = statement<
  { changed: boolean },
  [conversationId: string, userId: string, isMuted: boolean]
>(`with own as (
    select p.conversation_id, p.user_id, p.is_muted from conversation_participants p
    where p.conversation_id = $1 and p.user_id = $2 and p.left_at is null for no key update),
  changed as (
    update conversation_participants p set is_muted = $3
    from own where p.conversation_id = own.conversation_id and p.user_id = own.user_id
      and own.is_muted <> $3
    returning p.user_id)
  select exists (select 1 from changed) as changed from own`)

/** Whether it was otherwise before; undefined for whoever is not in it. */
export async function changeMuted(
  db: Database,
  conversationId: string,
  userId: string,
  isMuted: boolean,
): Promise<boolean | undefined> {
  const [row] = await updateMuted(db, [conversationId, userId, isMuted])
  return row?.changed
}
