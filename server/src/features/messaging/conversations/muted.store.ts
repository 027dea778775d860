import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

/**
 * Muting is private: the change number stays, so that no other participant is notified. Only the
 * version of the person's own inbox is raised. A conversation that a message has brought back from
 * the archive stays in the list, though muted ones are not brought back.
 */
const updateMuted = statement<
  { changed: boolean },
  [conversationId: string, userId: string, isMuted: boolean]
>(`with own as (
    select p.conversation_id, p.user_id, p.is_muted,
      not p.is_muted and p.archived_seq < c.last_message_seq as is_back
    from conversation_participants p join conversations c on c.id = p.conversation_id
    where p.conversation_id = $1 and p.user_id = $2 and p.left_at is null for no key update of p),
  changed as (
    update conversation_participants p set is_muted = $3,
      archived_seq = case when own.is_back then null else p.archived_seq end
    from own where p.conversation_id = own.conversation_id and p.user_id = own.user_id
      and own.is_muted <> $3
    returning p.user_id)
  select exists (select 1 from changed) as changed from own`)

/** Whether the value has changed; undefined if the person is not a participant. */
export async function changeMuted(
  db: Database,
  conversationId: string,
  userId: string,
  isMuted: boolean,
): Promise<boolean | undefined> {
  const [row] = await updateMuted(db, [conversationId, userId, isMuted])
  return row?.changed
}
