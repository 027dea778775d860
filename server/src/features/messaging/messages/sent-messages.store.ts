import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import {
  attaching,
  attachingNothing,
  givenFiles,
  type Attaching,
  type GivenFiles,
} from '../../content/attachments/public.ts'
import { enqueuingPreview, type WantedPreview } from '../../content/previews/public.ts'
import type { StoredPoll } from '../../content/polls/public.ts'
import { isInConversation } from '../../people/participation/public.ts'
import { pushingMessages, pushWaitsSince } from '../../notices/push/public.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from './conversation-state.store.ts'
import {
  messageColumns,
  messageJson,
  quotedJson,
  replyToJson,
  type ListingReference,
  type MessageRow,
} from './messages.store.ts'
import { maySend } from './messages.policy.store.ts'
import type { SenderAccess } from './messages.policy.ts'

export interface StoredMessage {
  readonly message: MessageRow
  /** The state after this message; `null` if the message was stored before. */
  readonly conversation: ConversationStateRow | null
}

/** The listing that a message is about; such a message has no files. */
export interface AboutListing {
  readonly listingId: string
  readonly listing: ListingReference
  /** What the sender had searched for. */
  readonly brief: string | null
}

export interface NewMessageRow {
  readonly conversationId: string
  readonly senderId: string
  readonly clientId: string
  readonly content: string
  readonly attachments?: GivenFiles | undefined
  readonly about?: AboutListing | undefined
  /** The seq of the message that it replies to. */
  readonly replyTo?: number | undefined
  readonly isForwarded?: boolean | undefined
  /** Absent: nothing is looked for. */
  readonly preview?: Pick<WantedPreview, 'queue' | 'hidden'> | undefined
  /** The content is its question. */
  readonly poll?: StoredPoll | undefined
  readonly now: Date
}

/**
 * A sender may receive their own message again, because the first answer may have been lost; but
 * its readers only while the sender is in the conversation.
 */
const isStillIn = isInConversation('m.conversation_id', '$2')

/** The result contains the jobs because PostgreSQL enqueues them only if they are selected. */
interface SentRow extends StoredMessage {
  readonly push_job: unknown
  readonly preview_job: unknown
}

const pushing = pushingMessages('$5')
const waitsSince = pushWaitsSince({ senderId: '$2', moment: '$5', content: '$4' })

/** Most messages are about no listing and reply to none, and pay nothing for it. */
const nothingMore = { columns: '', values: '', words: '$4', kind: 'true' }

/** What a reply adds to the statement. The lock makes it quote the message as it is then. */
const replyingTo = ($seq: string) => ({
  locked: `original as (
    select o.id, o.seq, o.change, o.sender_id, o.content, o.deleted_at, o.poll from sender
    cross join messages o
    where o.conversation_id = $1 and o.seq = ${$seq}::bigint and o.event is null for share of o),`,
  isThere: 'exists (select 1 from original)',
  json: `coalesce((select ${quotedJson('original')} from original), ${replyToJson('m')})`,
})

const replyingToNothing: ReturnType<typeof replyingTo> = {
  locked: '',
  isThere: 'true',
  json: replyToJson('m'),
}

/**
 * Everything in one statement. It locks the conversation, then the sender's participant row, as
 * every other writer does, then the message that is replied to and the files, and reads all of them
 * under the lock. If one of them is missing, nothing is stored.
 */
const sendingSql = (
  files: Attaching,
  more = nothingMore,
  original = replyingToNothing,
): string => `with known as (
    select ${messageColumns('m')} from messages m where m.sender_id = $2 and m.client_id = $3),
  locked as (
    select c.id from conversations c
    where c.id = $1 and not exists (select 1 from known) and ${maySend.toConversation} and ${more.kind}
    for no key update of c),
  sender as (
    select p.conversation_id, p.user_id from locked
    join conversation_participants p on p.conversation_id = locked.id
    where ${maySend.asParticipant} for share of p),
  ${original.locked}
  ${files.locked}
  raised as (
    update conversations c set seq = c.seq + 1, change = c.change + 1,
      last_message = coalesce(nullif(${more.words}, ''), ${files.firstWords}),
      last_message_at = $5, last_message_sender_id = $2, last_message_seq = c.seq + 1, updated_at = $5,
      push_waits_since = ${waitsSince}
    from sender
    where c.id = sender.conversation_id and ${files.areAllThere} and ${original.isThere}
    returning c.id, c.change, c.push_waits_since, ${conversationStateColumns('c')}),
  said as (
    insert into messages
      (id, conversation_id, seq, change, sender_id, client_id, content, created_at,
        hidden_preview${more.columns})
    select $6, raised.id, raised.seq, raised.change, $2, $3, $4, $5, $7${more.values} from raised
    returning ${messageColumns('messages')})
  ${files.attached}
  select ${messageJson('m', files.json('m'), `raised.id is null and ${isStillIn}`, original.json)} as message,
    case when raised.id is not null then ${conversationStateJson('raised')} end as conversation,
    ${pushing} as push_job, case when raised.id is not null
      then ${enqueuingPreview('message', 'm.id', '$8')} end as preview_job
  from (select * from said union all select * from known) m left join raised on true`

type MessageValues = [
  conversationId: string,
  senderId: string,
  clientId: string,
  content: string,
  now: Date,
  id: string,
  hiddenPreview: string | null,
  previewQueue: string | null,
]

const insertWords = statement<SentRow, MessageValues>(sendingSql(attachingNothing))
const insertWithFiles = statement<SentRow, [...MessageValues, files: string]>(
  sendingSql(attaching('$9')),
)

const insertAbout = statement<
  SentRow,
  [...MessageValues, listingId: string, listing: string, brief: string | null]
>(
  sendingSql(attachingNothing, {
    ...nothingMore,
    columns: ', marketplace_listing_id, listing_reference, brief',
    values: ', $9, $10::jsonb, $11',
  }),
)

const insertReply = statement<SentRow, [...MessageValues, replyTo: number]>(
  sendingSql(
    attachingNothing,
    { ...nothingMore, columns: ', reply_to_seq', values: ', $9::bigint' },
    replyingTo('$9'),
  ),
)

const insertReplyWithFiles = statement<SentRow, [...MessageValues, files: string, replyTo: number]>(
  sendingSql(
    attaching('$9'),
    { ...nothingMore, columns: ', reply_to_seq', values: ', $10::bigint' },
    replyingTo('$10'),
  ),
)

const forwarded = { ...nothingMore, columns: ', is_forwarded', values: ', true' }

const insertForwarded = statement<SentRow, MessageValues>(sendingSql(attachingNothing, forwarded))
const insertForwardedWithFiles = statement<SentRow, [...MessageValues, files: string]>(
  sendingSql(attaching('$9'), forwarded),
)

/** Polls belong to groups: between two people one just asks. */
const insertPoll = statement<SentRow, [...MessageValues, poll: string]>(
  sendingSql(attachingNothing, {
    columns: ', poll',
    values: ', $9::jsonb',
    words: `'Poll: ' || $4`,
    kind: 'c.is_group',
  }),
)

/** Undefined if the sender may not send the message: then no push is enqueued either. */
export async function insertIfMaySendAndEnqueuePush(
  db: Database,
  message: NewMessageRow,
): Promise<StoredMessage | undefined> {
  const [row] = await insert(db, message)
  return row
}

function insert(db: Database, message: NewMessageRow): Promise<readonly SentRow[]> {
  const { conversationId, senderId, clientId, content, attachments = [], about, replyTo } = message
  const { isForwarded = false, poll } = message
  const { hidden = null, queue = null } = message.preview ?? {}
  const values: MessageValues = [
    ...([conversationId, senderId, clientId, content, message.now, newId()] as const),
    hidden,
    queue,
  ]
  if (about !== undefined) {
    const { listingId, listing, brief } = about
    return insertAbout(db, [...values, listingId, JSON.stringify(listing), brief])
  }
  if (poll !== undefined) return insertPoll(db, [...values, JSON.stringify(poll)])
  if (isForwarded)
    return attachments.length === 0
      ? insertForwarded(db, values)
      : insertForwardedWithFiles(db, [...values, givenFiles(attachments)])
  if (attachments.length === 0)
    return replyTo === undefined ? insertWords(db, values) : insertReply(db, [...values, replyTo])
  const files = givenFiles(attachments)
  return replyTo === undefined
    ? insertWithFiles(db, [...values, files])
    : insertReplyWithFiles(db, [...values, files, replyTo])
}

export interface UnsentMessage {
  /** The message, if it was stored meanwhile, in any conversation. */
  readonly known: MessageRow | null
  /** The sender's access to the conversation; `null` if they are not in it. */
  readonly access: SenderAccess | null
  /** Whether the message that it replies to is there; also true if there is none. */
  readonly hasOriginal: boolean
}

const selectUnsent = quickRead<
  UnsentMessage,
  [conversationId: string, senderId: string, clientId: string, replyTo: number | null]
>(`select (
      select ${messageJson('m', undefined, isStillIn)} from messages m
      where m.sender_id = $2 and m.client_id = $3) as known, (
      select json_build_object('closed', c.closed, 'isRequest', p.request is not null)
      from conversations c join conversation_participants p on p.conversation_id = c.id
      where c.id = $1 and p.user_id = $2 and p.left_at is null) as access,
    $4::bigint is null or exists (
      select 1 from messages o
      where o.conversation_id = $1 and o.seq = $4 and o.event is null) as "hasOriginal"`)

/** Why no message was stored. */
export async function findUnsent(
  db: Database,
  { conversationId, senderId, clientId, replyTo }: NewMessageRow,
): Promise<UnsentMessage> {
  const [row] = await selectUnsent(db, [conversationId, senderId, clientId, replyTo ?? null])
  return row ?? { known: null, access: null, hasOriginal: false }
}
