import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

export interface SaidAbout {
  readonly conversation_id: string
  /** `null` once the listing is gone. */
  readonly listing_id: string | null
  /** Or may have been: nothing says so once it is deleted, or whoever offered the listing is gone. */
  readonly about_listing: boolean
}

const selectSaid = statement<SaidAbout, [senderId: string, clientId: string]>(
  `select m.conversation_id, m.marketplace_listing_id as listing_id,
    m.listing_reference is not null or m.deleted_at is not null
      or c.closed is not distinct from 'gone' as about_listing
  from messages m join conversations c on c.id = m.conversation_id
  where m.sender_id = $1 and m.client_id = $2`,
)

/** What somebody has said under this id before. */
export async function findSaidAbout(
  db: Database,
  senderId: string,
  clientId: string,
): Promise<SaidAbout | undefined> {
  const [row] = await selectSaid(db, [senderId, clientId])
  return row
}

const lockConversations = statement<{ id: string }, [listingIds: readonly string[]]>(
  `select c.id from conversations c where c.id in (
    select m.conversation_id from messages m where m.marketplace_listing_id = any($1::uuid[]))
  order by c.id for no key update`,
)

/** Before these listings go: messages that refer to them change, and change in one order. */
export async function lockConversationsAbout(
  tx: Database,
  listingIds: readonly string[],
): Promise<void> {
  await lockConversations(tx, [listingIds])
}
