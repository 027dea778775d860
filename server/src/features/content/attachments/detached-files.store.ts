import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { keysOf } from './attachment-rows.store.ts'

type Owner = 'post' | 'message' | 'listing'

interface Removal {
  readonly id: string
  /** The post, message or listing that has the files. */
  readonly subjectId: string
}

// Locked in the order of their ids, as everywhere.
const detach = (owner: Owner) =>
  statement<never, [subjectId: string, removalId: string]>(
    `with own as (
      select id from attachments where ${owner}_id = $1 order by id for no key update)
    update attachments set ${owner}_id = null, removal_id = $2 where id in (select id from own)`,
  )

const reattach = (owner: Owner) =>
  statement<never, [subjectId: string, removalId: string]>(
    `with own as (
      select id from attachments where removal_id = $2 order by id for no key update)
    update attachments set ${owner}_id = $1, removal_id = null where id in (select id from own)`,
  )

const detachFrom = { post: detach('post'), message: detach('message'), listing: detach('listing') }
const reattachTo = {
  post: reattach('post'),
  message: reattach('message'),
  listing: reattach('listing'),
}

/** The files belong to the removal until it is undone: nobody can fetch them, nothing deletes them. */
export async function detachFiles(tx: Database, owner: Owner, removal: Removal): Promise<void> {
  await detachFrom[owner](tx, [removal.subjectId, removal.id])
}

export async function reattachFiles(tx: Database, owner: Owner, removal: Removal): Promise<void> {
  await reattachTo[owner](tx, [removal.subjectId, removal.id])
}

const deleteDetached = statement<{ keys: string[] }, [removalIds: readonly string[]]>(
  `with own as (
    select id from attachments where removal_id = any($1::uuid[]) order by id for update)
  delete from attachments where id in (select id from own) returning ${keysOf}`,
)

/** Returns the keys of the files. */
export async function deleteDetachedFiles(
  tx: Database,
  removalIds: readonly string[],
): Promise<readonly string[]> {
  return (await deleteDetached(tx, [removalIds])).flatMap(({ keys }) => keys)
}
