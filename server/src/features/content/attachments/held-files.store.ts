import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { keysOf } from './attachment-rows.store.ts'

type Owner = 'post' | 'message' | 'listing'

interface Held {
  readonly id: string
  /** The post, message or listing that has the files. */
  readonly subjectId: string
}

// Locked in the order of their ids, as everywhere.
const hold = (owner: Owner) =>
  statement<never, [subjectId: string, removalId: string]>(
    `with own as (
      select id from attachments where ${owner}_id = $1 order by id for no key update)
    update attachments set ${owner}_id = null, removal_id = $2 where id in (select id from own)`,
  )

const giveBack = (owner: Owner) =>
  statement<never, [subjectId: string, removalId: string]>(
    `with held as (
      select id from attachments where removal_id = $2 order by id for no key update)
    update attachments set ${owner}_id = $1, removal_id = null where id in (select id from held)`,
  )

const holds = { post: hold('post'), message: hold('message'), listing: hold('listing') }
const returns = {
  post: giveBack('post'),
  message: giveBack('message'),
  listing: giveBack('listing'),
}

/** The files belong to the removal until it is undone: nobody can fetch them, nothing deletes them. */
export async function holdFiles(tx: Database, owner: Owner, removal: Held): Promise<void> {
  await holds[owner](tx, [removal.subjectId, removal.id])
}

export async function returnFiles(tx: Database, owner: Owner, removal: Held): Promise<void> {
  await returns[owner](tx, [removal.subjectId, removal.id])
}

const deleteHeld = statement<{ keys: string[] }, [removalIds: readonly string[]]>(
  `with held as (
    select id from attachments where removal_id = any($1::uuid[]) order by id for update)
  delete from attachments where id in (select id from held) returning ${keysOf}`,
)

/** Returns the keys of the files. */
export async function deleteHeldFiles(
  tx: Database,
  removalIds: readonly string[],
): Promise<readonly string[]> {
  return (await deleteHeld(tx, [removalIds])).flatMap(({ keys }) => keys)
}
