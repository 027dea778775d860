import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'
import { isInConversation } from '../../people/participation/public.ts'
import { seesListing } from '../../people/people/public.ts'
import { fileJson, isLoose, keysOf } from './attachment-rows.store.ts'
import type { AttachmentRow } from './attachments.view.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import type { UploadTarget } from './upload-target.ts'

const selectLoose = statement<{ loose: number }, [ownerId: string]>(
  `select count(*)::integer as loose from attachments a where a.owner_id = $1 and ${isLoose('a')}`,
)

export async function countLoose(db: Database, ownerId: string): Promise<number> {
  const [row] = await selectLoose(db, [ownerId])
  return row?.loose ?? 0
}

type Described = Omit<AttachmentRow, 'missing' | 'peaks' | 'seconds' | 'is_voice'>

interface NewAttachment extends Described {
  readonly ownerId: string
  readonly target: UploadTarget
  readonly now: Date
}

export async function insertAttachment(tx: Database, file: NewAttachment): Promise<AttachmentRow> {
  const { ownerId, target, now, ...described } = file
  await query(tx)
    .insertInto('attachments')
    .values({
      ...described,
      owner_id: ownerId,
      context_type: target.type,
      context_id: target.id,
      created_at: now,
    })
    .execute()
  return { ...described, peaks: null, seconds: null, is_voice: false, missing: false }
}

/**
 * A loose file is visible to its owner. Any other file is visible to everyone who sees the post,
 * message or listing it belongs to.
 */
interface VisibleFile {
  readonly id: string
  readonly name: string
  readonly is_original: boolean
}

const selectVisible = statement<
  VisibleFile,
  [bucket: string, path: string, viewerId: string]
>(`select a.id, a.name, a.path <> $2 as is_original from attachments a
  left join community_posts p on p.id = a.post_id
  left join communities c on c.id = p.community_id
  left join messages m on m.id = a.message_id
  left join service_listings l on l.id = a.listing_id
  left join user_profiles provider on provider.id = l.provider_id
  where a.bucket = $1 and (a.path = $2 or a.original_path = $2) and case
    when a.post_id is not null
      then ${seesInside('c', '$3')} and not ${isContentHidden('p.author_id')}
    when a.message_id is not null
      then m.deleted_at is null and ${isInConversation('m.conversation_id', '$3')}
    when a.listing_id is not null then ${seesListing('l', 'provider', '$3')}
    else a.removal_id is null and a.owner_id = $3 end`)

export async function findVisible(
  db: Database,
  bucket: string,
  path: string,
  viewerId: string,
): Promise<VisibleFile | undefined> {
  const [row] = await selectVisible(db, [bucket, path, viewerId])
  return row
}

const selectOwn = statement<{ file: AttachmentRow }, [id: string, ownerId: string]>(
  `select ${fileJson('a')} as file from attachments a where a.id = $1 and a.owner_id = $2`,
)

export async function findOwnAttachment(
  db: Database,
  id: string,
  ownerId: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await selectOwn(db, [id, ownerId])
  return row?.file
}

export async function noteMissing(db: Database, id: string, now: Date): Promise<void> {
  await query(db)
    .updateTable('attachments')
    .set({ missing_at: now })
    .where('id', '=', id)
    .where('missing_at', 'is', null)
    .execute()
}

interface DeletedFile {
  readonly keys: string[]
  readonly community_id: string | null
}

const deleteOwn = statement<
  DeletedFile,
  [id: string, ownerId: string]
>(`delete from attachments where id = $1 and owner_id = $2
    and message_id is null and listing_id is null and removal_id is null
  returning ${keysOf}, case when post_id is not null then context_id end
    as community_id`)

/** The community of the post that has the file, or undefined if no post has it. */
export async function findCommunityOf(tx: Database, id: string): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('attachments')
    .select('context_id')
    .where('id', '=', id)
    .where('post_id', 'is not', null)
    .executeTakeFirst()
  return row?.context_id
}

/**
 * Returns undefined if the owner has no such file, or if it belongs to a message or a listing.
 * `community_id` is set if it belonged to a post.
 */
export async function deleteOwnAttachment(
  tx: Database,
  id: string,
  ownerId: string,
): Promise<DeletedFile | undefined> {
  const [row] = await deleteOwn(tx, [id, ownerId])
  return row
}

/** Whether the file is the owner's and belongs to a message or a listing. */
export async function isPartOfMore(db: Database, id: string, ownerId: string): Promise<boolean> {
  const row = await query(db)
    .selectFrom('attachments')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('message_id', 'is not', null), eb('listing_id', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}
