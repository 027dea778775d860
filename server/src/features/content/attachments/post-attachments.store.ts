import type { attached } from '@patchbay/contract/content/attached-files'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { filesJson, isLoose } from './attachment-rows.store.ts'

/** One column with the files of a post, or null if it has none. */
export const postFilesJson = (post: string): string =>
  filesJson(`attachments file where file.post_id = ${post}.id`)

export interface AttachedFiles {
  readonly postId: string
  readonly ownerId: string
  readonly communityId: string
  /** In display order. */
  readonly files: readonly z.infer<typeof attached>[]
}

// Locking in the order of the ids prevents a deadlock between two posts with the same files.
const lockLoose = statement<{ id: string }, [ids: readonly string[], string, string]>(`
  select a.id from attachments a
  where a.id = any($1::uuid[]) and a.owner_id = $2 and ${isLoose('a')}
    and a.context_type = 'community' and a.context_id = $3
  order by a.id for update`)

const attach = statement<never, [postId: string, files: string]>(`
  update attachments a set post_id = $1, position = given.position,
    peaks = case a.kind when 'audio' then given.peaks end,
    seconds = case a.kind when 'audio' then given.seconds end
  from jsonb_to_recordset($2::jsonb)
    as given (id uuid, position integer, peaks smallint[], seconds double precision)
  where a.id = given.id`)

/**
 * Must run in the transaction that creates the post. Returns the ids of the files that are not the
 * owner's own, belong to something already, or were not uploaded for this community. If there are
 * any, nothing is attached.
 */
export async function attachToPost(
  tx: Database,
  { postId, ownerId, communityId, files }: AttachedFiles,
): Promise<readonly string[]> {
  const wanted = files.map(({ id }) => id)
  const loose = new Set((await lockLoose(tx, [wanted, ownerId, communityId])).map(({ id }) => id))
  // If a request is repeated because its first answer got lost, the post has some of its files
  // already.
  for (const { id } of await selectOfPost(tx, [postId])) loose.add(id)
  // A file that is named twice counts as missing the second time.
  const missing = wanted.filter((id) => !loose.delete(id))
  if (missing.length > 0) return missing
  await attach(tx, [postId, JSON.stringify(files.map((file, position) => ({ ...file, position })))])
  return []
}

const selectOfPost = statement<{ id: string }, [postId: string]>(
  `select id from attachments where post_id = $1`,
)

const deleteOfPost = statement<{ key: string }, [postId: string]>(
  `delete from attachments where post_id = $1 returning bucket || '/' || path as key`,
)

/** Returns the keys of the files. */
export async function deleteAttachmentsOfPost(
  tx: Database,
  postId: string,
): Promise<readonly string[]> {
  return (await deleteOfPost(tx, [postId])).map(({ key }) => key)
}
