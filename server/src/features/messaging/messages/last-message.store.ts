import { wordsOfRow } from '../../content/attachments/public.ts'
import { askedOfRow } from '../../content/polls/public.ts'

/** The columns that the list shows of the newest message, in the order of `newestSaid`. */
export const lastMessageColumns = `last_message, last_message_at, last_message_sender_id, last_message_seq`

/**
 * One row for those columns, from the newest message of a conversation that is not an event and not
 * deleted. The caller must have locked the conversation; `isGone` selects the `said` rows that it
 * is deleting.
 */
export const newestSaid = (conversationId: string, isGone: string): string => `(
  select newest.preview, newest.created_at, newest.sender_id, coalesce(newest.seq, 0)
  from (values (1)) always left join lateral (
    select said.seq, said.created_at, said.sender_id, coalesce(nullif(${askedOfRow('said.poll', 'said.content')}, ''), (
      select ${wordsOfRow('file')} from attachments file where file.message_id = said.id
      order by file.position limit 1)) as preview
    from messages said where said.conversation_id = ${conversationId} and said.deleted_at is null
      and said.event is null and not (${isGone})
    order by said.seq desc limit 1) newest on true)`
