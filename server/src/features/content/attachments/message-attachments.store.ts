import type { attachedToMessage } from '@patchbay/contract/content/attached-files'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isInConversation } from '../../people/participation/public.ts'
import { fileColumns, filesJson, fileWords, isLoose, keysOf } from './attachment-rows.store.ts'

export type GivenFiles = readonly z.infer<typeof attachedToMessage>[]

/** One column with the files of a message, or null if it has none. */
export const messageFilesJson = (message: string): string =>
  filesJson(`attachments file where file.message_id = ${message}.id`)

/** The SQL fragments that files add to the one statement that sends a message; see `attaching`. */
export interface Attaching {
  readonly locked: string
  readonly areAllThere: string
  readonly firstWords: string
  readonly attached: string
  readonly json: (message: string) => string
}

/**
 * For a message without files. Most messages have none, and planning for files would make each a
 * quarter slower.
 */
export const attachingNothing: Attaching = {
  locked: '',
  areAllThere: 'true',
  firstWords: 'null',
  attached: '',
  json: messageFilesJson,
}

/**
 * In that statement, `sender` is the locked row of the sender and the conversation, and `said` is
 * the new message; `$files` is the result of `givenFiles`. A statement does not see its own
 * changes, so the files of the new message are read from `attached`.
 */
export const attaching = ($files: string): Attaching => ({
  // Locking in the order of the ids prevents a deadlock between two messages with the same files.
  locked: `given as (
    select * from jsonb_to_recordset(${$files}::jsonb)
      as given (id uuid, position integer, peaks smallint[], seconds double precision,
        is_voice boolean)),
  files as (
    select a.id, a.name from sender join attachments a on a.owner_id = sender.user_id
    where a.id in (select given.id from given where a.kind = 'audio' or not given.is_voice)
      and ${isLoose('a')}
      and a.context_type = 'conversation' and a.context_id = sender.conversation_id
    order by a.id for update of a),`,
  // This is also false if a file is named twice, because `files` has it once, and if a voice
  // message is no sound.
  areAllThere: `(select count(*) from files) = (select count(*) from given)`,
  firstWords: `(select ${fileWords('files.name', { isVoice: 'given.is_voice', seconds: 'given.seconds' })} from given join files on files.id = given.id
    order by given.position limit 1)`,
  attached: `, attached as (
    update attachments a set message_id = said.id, position = given.position,
      peaks = case a.kind when 'audio' then given.peaks end,
      seconds = case a.kind when 'audio' then given.seconds end, is_voice = given.is_voice
    from said cross join given where a.id = given.id returning ${fileColumns('a')})`,
  json: (message) =>
    filesJson(`(select ${fileColumns('stored')} from attachments stored
      where stored.message_id = ${message}.id
      union all select ${fileColumns('attached')} from attached) file`),
})

export const givenFiles = (files: GivenFiles): string =>
  JSON.stringify(
    files.map(({ isVoice = false, ...file }, position) => ({
      ...file,
      position,
      is_voice: isVoice,
    })),
  )

interface SignableRow {
  readonly id: string
  readonly key: string
  readonly original_key: string | null
  readonly missing: boolean
}

const selectSignable = quickRead<SignableRow, [ids: readonly string[], viewerId: string]>(
  `select a.id, a.bucket || '/' || a.path as key,
    a.bucket || '/' || a.original_path as original_key, a.missing_at is not null as missing
  from attachments a join messages m on m.id = a.message_id
  where a.id = any($1::uuid[]) and m.deleted_at is null
    and ${isInConversation('m.conversation_id', '$2')}`,
)

/** Returns those of the files that belong to a message which the viewer may read. */
export const listSignable = (
  db: Database,
  ids: readonly string[],
  viewerId: string,
): Promise<readonly SignableRow[]> => selectSignable(db, [ids, viewerId])

// The clean-up locks them in the same order.
const deleteOfMessage = statement<{ keys: string[] }, [messageId: string]>(
  `with gone as (select id from attachments where message_id = $1 order by id for update)
  delete from attachments where id in (select id from gone) returning ${keysOf}`,
)

/** Returns the keys of the files. */
export async function deleteAttachmentsOfMessage(
  tx: Database,
  messageId: string,
): Promise<readonly string[]> {
  return (await deleteOfMessage(tx, [messageId])).flatMap(({ keys }) => keys)
}
