import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { wantsMails } from '../../accounts/mail-settings/public.ts'
import { isBanned, isThere, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { ownReadSeq } from '../../messaging/conversations/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import type { Waiting } from './mailed-things.store.ts'

/**
 * SQL: unread messages `m` about a listing of participant `me`, from `sender`. For people who have
 * muted the conversation, put it into the archive since, or are in a block with the sender, nothing
 * waits. `$1` to `$3`: written after, and before, and when a conversation was last mailed at most.
 */
const waiting = `messages m
  join conversation_participants me on me.conversation_id = m.conversation_id
    and me.user_id <> m.sender_id and me.left_at is null and me.request is null
    and not me.is_muted and m.seq > greatest(${ownReadSeq('me')}, me.archived_seq)
  join user_profiles sender on sender.id = m.sender_id and ${isThere('sender')}
    and not ${isBanned('sender')} and not ${hasBlocked('me.user_id', 'sender.id')}
    and not ${hasBlocked('sender.id', 'me.user_id')}
  where m.listing_reference is not null and m.deleted_at is null
    and m.created_at > $1 and m.created_at <= $2
    and not exists (select 1 from mailed_things t
      where t.user_id = me.user_id and t.kind = 'contacts' and t.thing_id = m.conversation_id
        and (t.mailed_at > $3 or t.mailed_at > m.created_at))`

const selectReaders = statement<
  { user_id: string },
  [after: Date, upTo: Date, again: Date, last: string, limit: number]
>(`select distinct me.user_id from ${waiting} and me.user_id > $4
    and ${wantsMails('contacts', 'me.user_id')}
    and exists (select 1 from user_profiles p
      where p.id = me.user_id and ${isThere('p')} and not ${isBanned('p')})
  order by me.user_id limit $5`)

export const listContactReaders = async (
  db: Database,
  { after, upTo, again }: Waiting,
  last: string,
  limit: number,
): Promise<readonly string[]> =>
  (await selectReaders(db, [after, upTo, again, last, limit])).map(({ user_id }) => user_id)

export interface WaitingContact {
  readonly conversation_id: string
  readonly sender: PersonRow
  /** The title of the listing at that time. */
  readonly title: string
}

const select = statement<
  WaitingContact,
  [after: Date, upTo: Date, again: Date, userId: string, limit: number]
>(`select distinct on (m.conversation_id) m.conversation_id, ${personJson('sender')} as sender,
    m.listing_reference->>'title' as title
  from ${waiting} and me.user_id = $4
  order by m.conversation_id, m.seq desc limit $5`)

/** The newest message about a listing of each conversation. */
export const listWaitingContacts = (
  tx: Database,
  userId: string,
  { after, upTo, again }: Waiting,
  limit: number,
): Promise<readonly WaitingContact[]> => select(tx, [after, upTo, again, userId, limit])
