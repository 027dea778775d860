import type { SavedSearch } from '@patchbay/contract/search/saved-searches'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

export interface SavedSearchRow {
  readonly id: string
  readonly kind: SavedSearch['kind']
  readonly name: string
  readonly facets: SavedSearch['facets']
  readonly created_at: Date
}

const selectSaved = statement<SavedSearchRow, [userId: string]>(
  `select id, kind, name, facets, created_at from saved_searches
  where user_id = $1 order by created_at desc, id desc`,
)

export const listSavedBy = (db: Database, userId: string): Promise<readonly SavedSearchRow[]> =>
  selectSaved(db, [userId])

interface NewSearch extends Pick<SavedSearchRow, 'id' | 'kind' | 'name' | 'facets'> {
  readonly userId: string
  readonly clientId: string
  readonly now: Date
}

/** What is there already is not new: looking begins now. A repeated request changes nothing. */
export async function insertSaved(tx: Database, search: NewSearch): Promise<void> {
  const { id, userId, clientId, kind, name, facets, now } = search
  await query(tx)
    .insertInto('saved_searches')
    .values({
      id,
      user_id: userId,
      client_id: clientId,
      kind,
      name,
      facets: JSON.stringify(facets),
      created_at: now,
      looked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .execute()
}

/** The caller must have locked the account. */
export async function hasRoomFor(
  tx: Database,
  { userId, clientId, most }: { userId: string; clientId: string; most: number },
): Promise<boolean> {
  const { others } = await query(tx)
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('user_id', '=', userId)
    .where('client_id', '<>', clientId)
    .executeTakeFirstOrThrow()
  return Number(others) < most
}

/** Only the viewer's own; false if there is none. */
export async function renameSaved(
  db: Database,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query(db)
    .updateTable('saved_searches')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteSaved(tx: Database, id: string, userId: string): Promise<void> {
  await query(tx)
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteSavedSearchesOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('saved_searches').where('user_id', '=', userId).execute()
}

export interface DueSearch extends Omit<SavedSearchRow, 'created_at'> {
  readonly user_id: string
  readonly looked_at: Date
}

const selectDue = statement<{ id: string }, [before: Date, limit: number]>(
  `select s.id from saved_searches s join user_profiles p on p.id = s.user_id
  where s.looked_at <= $1 and ${isThere('p')} and not ${isBanned('p')}
  order by s.looked_at, s.id limit $2`,
)

/** Returns searches that did not run since then, of people who could read what is found. */
export async function listDue(
  db: Database,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await selectDue(db, [before, limit])).map(({ id }) => id)
}

/** The account before the search, as when it is deleted. */
const lockOwner = statement<{ id: string }, [id: string]>(
  `select p.id from user_profiles p
  where p.id = (select s.user_id from saved_searches s where s.id = $1) and p.deleted_at is null
  for share`,
)
const take = statement<DueSearch, [id: string, before: Date, upTo: Date]>(
  `with due as (
    select id, looked_at from saved_searches where id = $1 and looked_at <= $2 for update)
  update saved_searches s set looked_at = $3 from due where s.id = due.id
  returning s.id, s.user_id, s.kind, s.name, s.facets, due.looked_at`,
)

/** Notes that all is seen up to this moment; undefined if another node was first. */
export async function takeDue(
  tx: Database,
  id: string,
  { before, upTo }: { readonly before: Date; readonly upTo: Date },
): Promise<DueSearch | undefined> {
  await lockOwner(tx, [id])
  const [search] = await take(tx, [id, before, upTo])
  return search
}
