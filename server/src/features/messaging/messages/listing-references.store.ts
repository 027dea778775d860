import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface SaidAbout {
  readonly conversation_id: string
  /** `null` once the listing is deleted. */
  readonly listing_id: string | null
  /** True also if unknown: a deleted message, or one to a deleted account, has no reference. */
  readonly about_listing: boolean
}

const selectSaid = statement<SaidAbout, [senderId: string, clientId: string]>(
  `select m.conversation_id, m.marketplace_listing_id as listing_id,
    m.listing_reference is not null or m.deleted_at is not null
      or c.closed is not distinct from 'gone' as about_listing
  from messages m join conversations c on c.id = m.conversation_id
  where m.sender_id = $1 and m.client_id = $2`,
)

/** The message that the sender has sent with this client id before. */
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

/** Call it before deleting these listings: messages that refer to them change, in lock order. */
export async function lockConversationsAbout(
  tx: Database,
  listingIds: readonly string[],
): Promise<void> {
  await lockConversations(tx, [listingIds])
}
