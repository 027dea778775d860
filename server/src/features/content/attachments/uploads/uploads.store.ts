import type { UploadContext } from '@patchbay/contract/content/attachments'
import type { Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { statement } from '../../../../platform/db/statement.ts'

export interface UploadRow {
  readonly owner_id: string
  /** The folder with its parts has this id. */
  readonly id: string
  readonly context_type: UploadContext
  readonly context_id: string
  readonly name: string
  readonly size: number
  readonly arrived: number
  readonly parts: string[]
  readonly finished_at: Date | null
  readonly attachment_id: string | null
}

const columns = `owner_id, id, context_type, context_id, name, size, arrived, parts, finished_at,
  attachment_id`

const selectOne = statement<UploadRow, [ownerId: string, uploadId: string]>(
  `select ${columns} from uploads where owner_id = $1 and upload_id = $2`,
)

export async function findUpload(
  db: Database,
  ownerId: string,
  uploadId: string,
): Promise<UploadRow | undefined> {
  const [row] = await selectOne(db, [ownerId, uploadId])
  return row
}

interface NewUpload {
  readonly id: string
  readonly ownerId: string
  readonly uploadId: string
  readonly target: { readonly type: UploadContext; readonly id: string }
  readonly name: string
  readonly size: number
  readonly now: Date
}

/** The caller has locked the owner's profile, so the same upload is not inserted twice. */
export async function insertUpload(
  tx: Database,
  { id, ownerId, uploadId, target, name, size, now }: NewUpload,
): Promise<void> {
  await query(tx)
    .insertInto('uploads')
    .values({
      id,
      owner_id: ownerId,
      upload_id: uploadId,
      context_type: target.type,
      context_id: target.id,
      name,
      size,
      changed_at: now,
    })
    .execute()
}

const countOpen = statement<{ open: number }, [ownerId: string]>(
  `select count(*)::integer as open from uploads where owner_id = $1 and finished_at is null`,
)

export async function countOpenUploads(db: Database, ownerId: string): Promise<number> {
  const [row] = await countOpen(db, [ownerId])
  return row?.open ?? 0
}

const append = statement<
  { arrived: number },
  [ownerId: string, uploadId: string, start: number, size: number, part: string, now: Date]
>(
  `update uploads set arrived = arrived + $4, parts = parts || $5::uuid, changed_at = $6
  where owner_id = $1 and upload_id = $2 and finished_at is null and arrived = $3
    and arrived + $4 <= size
  returning arrived`,
)

interface Part {
  readonly id: string
  readonly start: number
  readonly size: number
}

/** Undefined if these are not the bytes that come next. */
export async function appendPart(
  db: Database,
  { owner, uploadId }: { readonly owner: string; readonly uploadId: string },
  { id, start, size }: Part,
  now: Date,
): Promise<number | undefined> {
  const [row] = await append(db, [owner, uploadId, start, size, id, now])
  return row?.arrived
}

/** How many files of a person are put together at the same time. */
const mostJoining = 3

const join = statement<UploadRow, [ownerId: string, uploadId: string, now: Date, until: Date]>(
  `update uploads set joining_until = $4
  where owner_id = $1 and upload_id = $2 and finished_at is null and arrived = size
    and (joining_until is null or joining_until <= $3)
    and (select count(*) from uploads other
      where other.owner_id = $1 and other.joining_until > $3) < ${mostJoining}
  returning ${columns}`,
)

/**
 * Undefined if it has not arrived, is finished, another request puts it together until then, or the
 * person has enough files that are being put together.
 */
export async function beginJoining(
  db: Database,
  ownerId: string,
  uploadId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<UploadRow | undefined> {
  const [row] = await join(db, [ownerId, uploadId, now, until])
  return row
}

const setJoiningUntil = statement<never, [id: string, until: Date | null]>(
  `update uploads set joining_until = $2 where id = $1 and finished_at is null`,
)

/** Null: another request may do it at once. */
export async function extendJoining(db: Database, id: string, until: Date | null): Promise<void> {
  await setJoiningUntil(db, [id, until])
}

const finish = statement<{ id: string }, [id: string, attachmentId: string, now: Date]>(
  `update uploads
  set finished_at = $3, changed_at = $3, attachment_id = $2, parts = '{}', joining_until = null
  where id = $1 and finished_at is null returning id`,
)

/** False if it was cancelled or finished meanwhile. */
export async function markFinished(
  tx: Database,
  id: string,
  attachmentId: string,
  now: Date,
): Promise<boolean> {
  return (await finish(tx, [id, attachmentId, now])).length > 0
}

const selectUnfinished = statement<{ id: string }, [ids: readonly string[]]>(
  `select id from uploads where id = any($1::uuid[]) and finished_at is null`,
)

/** Returns those of the ids whose parts are still needed. */
export async function findUnfinished(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await selectUnfinished(db, [ids])).map(({ id }) => id))
}

interface Deleted {
  readonly owner_id: string
  readonly id: string
}

const deleteOne = statement<Deleted, [ownerId: string, uploadId: string]>(
  `delete from uploads where owner_id = $1 and upload_id = $2 and finished_at is null
  returning owner_id, id`,
)

export async function deleteUpload(
  tx: Database,
  ownerId: string,
  uploadId: string,
): Promise<Deleted | undefined> {
  const [row] = await deleteOne(tx, [ownerId, uploadId])
  return row
}

const mostAtOnce = 500

// An account that is erased locks them in the same order.
const deleteOld = statement<Deleted & { is_finished: boolean }, [before: Date]>(
  `with old as (
    select id from uploads where changed_at < $1 order by id limit ${mostAtOnce} for update)
  delete from uploads where id in (select id from old)
  returning owner_id, id, finished_at is not null as is_finished`,
)

/** Some of them; call it until it returns none. */
export const deleteUploadsBefore = (
  tx: Database,
  before: Date,
): Promise<readonly (Deleted & { readonly is_finished: boolean })[]> => deleteOld(tx, [before])

const deleteOwn = statement<never, [ownerId: string]>(
  `with own as (select id from uploads where owner_id = $1 order by id for update)
  delete from uploads where id in (select id from own)`,
)

export async function deleteUploadsOf(tx: Database, ownerId: string): Promise<void> {
  await deleteOwn(tx, [ownerId])
}
