import type { GroupEvent, Message } from '@patchbay/contract/messaging/messages'
import {
  messageFilesJson,
  wordsOfRow,
  type AttachmentRow,
} from '../../content/attachments/public.ts'
import { previewJson, type PreviewRow } from '../../content/previews/public.ts'
import { askedOfRow, type StoredPoll } from '../../content/polls/public.ts'
import type { PersonRow } from '../../accounts/profiles/public.ts'
import { personJson } from '../../accounts/profiles/public.ts'

/** A snapshot of a listing at the time when a message about it was sent. */
export type ListingReference = Omit<NonNullable<Message['listingReference']>, 'listingId'>

/** How many characters of a message its quote is made of; its markers are left out of it. */
const longestRead = 1_000

/** What a reply shows of the message that it replies to. */
export interface QuotedRow {
  readonly seq: number
  readonly change: number
  readonly sender_id: string
  readonly sender: PersonRow
  readonly words: string
  readonly is_deleted: boolean
}

/** The columns of a message that `viewMessage` needs. */
export interface MessageRow {
  readonly id: string
  readonly conversation_id: string
  readonly seq: number
  readonly change: number
  readonly sender_id: string
  readonly sender: PersonRow
  readonly client_id: string
  readonly content: string
  readonly event: GroupEvent['type'] | null
  readonly event_people: readonly PersonRow[] | null
  readonly event_name: string | null
  readonly attachments: readonly AttachmentRow[] | null
  readonly listing_id: string | null
  readonly listing: ListingReference | null
  readonly brief: string | null
  readonly created_at: string
  readonly is_edited: boolean
  readonly edited_at: string | null
  readonly deleted_at: string | null
  readonly read_by: readonly string[]
  readonly reply_to: QuotedRow | null
  /** The emoji by the id of the person. */
  readonly reactions: Readonly<Record<string, string>> | null
  readonly is_forwarded: boolean
  readonly preview: PreviewRow | null
  readonly poll: StoredPoll | null
  /** The places of the chosen answers by the id of the person. No reader gets it. */
  readonly votes: Readonly<Record<string, readonly number[]>> | null
}

/**
 * For statements that have the original under this alias. `firstWords` shortens the words, as
 * `quote` of the contract does.
 */
export const quotedJson = (original: string): string => `
  json_build_object(
    'seq', ${original}.seq, 'change', ${original}.change, 'sender_id', ${original}.sender_id, 'sender', (
      select ${personJson('author')} from user_profiles author where author.id = ${original}.sender_id),
    'words', case when ${original}.deleted_at is not null then '' else
      left(coalesce(nullif(${askedOfRow(`${original}.poll`, `${original}.content`)}, ''), (
        select ${wordsOfRow('file')} from attachments file where file.message_id = ${original}.id
        order by file.position limit 1), ''), ${longestRead}) end,
    'is_deleted', ${original}.deleted_at is not null)`

/** Null for the many messages that reply to none, without a look at the table. */
export const replyToJson = (alias: string): string => `
  case when ${alias}.reply_to_seq is not null then (
    select ${quotedJson('original')} from messages original
    where original.conversation_id = ${alias}.conversation_id
      and original.seq = ${alias}.reply_to_seq) end`

/**
 * A message and its files as one column, for statements that have `messages` under this alias.
 * `seesReaders` is an SQL condition for including the readers, if that is not certain already.
 */
export const messageJson = (
  alias: string,
  files = messageFilesJson(alias),
  seesReaders = 'true',
  replyTo = replyToJson(alias),
): string => `
  json_build_object(
    'id', ${alias}.id, 'conversation_id', ${alias}.conversation_id, 'seq', ${alias}.seq,
    'change', ${alias}.change, 'sender_id', ${alias}.sender_id, 'sender', (
      select ${personJson('sender')} from user_profiles sender where sender.id = ${alias}.sender_id),
    'client_id', ${alias}.client_id, 'content', ${alias}.content, 'event', ${alias}.event,
    'event_people', case when ${alias}.event_people is not null then (
      select json_agg(${personJson('person')} order by place)
      from unnest(${alias}.event_people) with ordinality as named (id, place)
      join user_profiles person on person.id = named.id) end, 'event_name', ${alias}.event_name,
    'attachments', ${files}, 'listing_id', ${alias}.marketplace_listing_id,
    'listing', ${alias}.listing_reference, 'brief', ${alias}.brief,
    'created_at', ${alias}.created_at, 'is_edited', ${alias}.is_edited,
    'edited_at', ${alias}.edited_at, 'deleted_at', ${alias}.deleted_at, 'read_by', array(
      select reader.user_id from conversation_participants reader
      where ${seesReaders}
        and reader.conversation_id = ${alias}.conversation_id and reader.left_at is null
        and reader.user_id <> ${alias}.sender_id and reader.last_read_seq >= ${alias}.seq
        and reader.joined_seq < ${alias}.seq
      order by reader.user_id),
    'reply_to', ${replyTo}, 'reactions', ${alias}.reactions,
    'is_forwarded', ${alias}.is_forwarded, 'preview', ${previewJson(alias)},
    'poll', ${alias}.poll, 'votes', ${alias}.votes)`

/** Columns are named: a prepared `*` would fail on running nodes once a migration adds a column. */
export const messageColumns = (alias: string): string =>
  [
    'id',
    'conversation_id',
    'seq',
    'change',
    'sender_id',
    'client_id',
    'content',
    'event',
    'event_people',
    'event_name',
    'marketplace_listing_id',
    'listing_reference',
    'brief',
    'reply_to_seq',
    'reactions',
    'is_forwarded',
    'preview_id',
    'poll',
    'votes',
    'created_at',
    'is_edited',
    'edited_at',
    'deleted_at',
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ')
