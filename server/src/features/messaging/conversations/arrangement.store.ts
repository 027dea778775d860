import type { Arrangement } from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isArchived, isUnread } from './shown-conversations.store.ts'

type Arranged = Arrangement & { readonly unread: boolean }

/**
 * The change number of the conversation stays, as with muting. What is null is left as it is. A
 * conversation that is in the archive keeps its position there.
 */
const updateArrangement = statement<
  { is_changed: boolean },
  [
    conversationId: string,
    userId: string,
    isPinned: boolean | null,
    isArchived: boolean | null,
    isMarkedUnread: boolean | null,
  ]
>(`with own as (
    select me.is_pinned, me.archived_seq, me.is_marked_unread,
      coalesce($3::boolean, me.is_pinned) as pinned, coalesce($5::boolean, me.is_marked_unread) as marked,
      case when $4::boolean is null or $4 = ${isArchived} then me.archived_seq
        when $4 then c.last_message_seq end as archived
    from conversation_participants me join conversations c on c.id = me.conversation_id
    where me.conversation_id = $1 and me.user_id = $2 and me.left_at is null
      and me.request is null
    for no key update of me)
  update conversation_participants p set is_pinned = own.pinned, archived_seq = own.archived,
    is_marked_unread = own.marked
  from own where p.conversation_id = $1 and p.user_id = $2
  returning (own.is_pinned, own.is_marked_unread, own.archived_seq)
    is distinct from (own.pinned, own.marked, own.archived) as is_changed`)

/** Whether anything has changed; undefined if the person is not a participant. */
export async function changeArrangement(
  db: Database,
  conversationId: string,
  userId: string,
  wanted: { readonly [Part in keyof Arrangement]?: boolean | undefined },
): Promise<boolean | undefined> {
  const [row] = await updateArrangement(db, [
    conversationId,
    userId,
    wanted.isPinned ?? null,
    wanted.isArchived ?? null,
    wanted.isMarkedUnread ?? null,
  ])
  return row?.is_changed
}

const selectArrangement = quickRead<Arranged, [conversationId: string, userId: string]>(
  `select me.is_pinned as "isPinned", ${isArchived} as "isArchived",
    me.is_marked_unread as "isMarkedUnread", coalesce(${isUnread}, false) as unread
  from conversation_participants me join conversations c on c.id = me.conversation_id
  where me.conversation_id = $1 and me.user_id = $2`,
)

export async function findArrangement(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<Arranged | undefined> {
  const [row] = await selectArrangement(db, [conversationId, userId])
  return row
}

const selectPinned = quickRead<{ count: number }, [userId: string, besides: string]>(
  `select count(*)::integer from conversation_participants
  where user_id = $1 and is_pinned and left_at is null and conversation_id <> $2`,
)

/** How many others the person has pinned. */
export async function countPinned(db: Database, userId: string, besides: string): Promise<number> {
  const [row] = await selectPinned(db, [userId, besides])
  return row?.count ?? 0
}

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
