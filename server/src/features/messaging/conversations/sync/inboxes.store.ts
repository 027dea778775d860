import type { Database } from '../../../../platform/db/database.ts'
import { quickRead, statement } from '../../../../platform/db/statement.ts'
import { hasBlocked } from '../../../people/blocks/public.ts'
import { shows } from '../../messaging-settings/public.ts'

interface InboxEntry {
  readonly userId: string
  readonly conversationId: string
  /** The change number of the conversation. */
  readonly change: number
}

const selectInboxes = quickRead<
  { user_id: string; conversation_id: string; change: string },
  [userIds: readonly string[]]
>(`select p.user_id, c.id as conversation_id, c.change from conversation_participants p
  join conversations c on c.id = p.conversation_id
  where p.user_id = any($1::uuid[]) and p.left_at is null and p.request is null`)

/** Every conversation of each of these people, except requests, of which they hear nothing. */
export async function listInboxes(
  db: Database,
  userIds: readonly string[],
): Promise<readonly InboxEntry[]> {
  const rows = await selectInboxes(db, [userIds])
  return rows.map(({ user_id, conversation_id, change }) => ({
    userId: user_id,
    conversationId: conversation_id,
    change: Number(change),
  }))
}

interface InboxVersion {
  readonly userId: string
  readonly version: number
  readonly changedAt: Date
}

const selectVersions = quickRead<
  { user_id: string; version: string; changed_at: Date },
  [userIds: readonly string[]]
>(`select user_id, version, changed_at from inbox_versions where user_id = any($1::uuid[])`)

/**
 * Counts how often a person entered, left or muted a conversation, or read in it unseen. People who
 * never did are left out.
 */
export async function listInboxVersions(
  db: Database,
  userIds: readonly string[],
): Promise<readonly InboxVersion[]> {
  const rows = await selectVersions(db, [userIds])
  return rows.map(({ user_id, version, changed_at }) => ({
    userId: user_id,
    version: Number(version),
    changedAt: changed_at,
  }))
}

const selectRecipients = quickRead<{ user_id: string }, [conversationId: string, typistId: string]>(
  `select p.user_id from conversation_participants typist
  join conversation_participants p on p.conversation_id = typist.conversation_id
  where typist.conversation_id = $1 and typist.user_id = $2 and typist.left_at is null
    and p.user_id <> typist.user_id and p.left_at is null
    and typist.request is null and p.request is null
    and not ${hasBlocked('p.user_id', 'typist.user_id')}
    and not ${hasBlocked('typist.user_id', 'p.user_id')}
    and ${shows('typing', '$2')} and ${shows('typing', 'p.user_id')}`,
)

/** The people who may know that this person types. Empty if the person is not a participant. */
export async function mayReceiveTyping(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<readonly string[]> {
  const rows = await selectRecipients(db, [conversationId, userId])
  return rows.map(({ user_id }) => user_id)
}

const selectConversationVersions = statement<
  { id: string; change: string },
  [ids: readonly string[]]
>(`select id, change from conversations where id = any($1::uuid[])`)

/** The change number of each of these conversations; deleted conversations are left out. */
export const listConversationVersions = (db: Database, ids: readonly string[]) =>
  selectConversationVersions(db, [ids])
