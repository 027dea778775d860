import type { Database } from '../platform/db/database.ts'
import { quickRead, statement } from '../platform/db/statement.ts'

/** How many addresses one file names; the format allows ten times as many. */
export const addressesPerFile = 5_000

export interface ListedPage {
  readonly path: string
  readonly changed_at: Date
}

/** Exactly what a visitor's page shows to robots: see `public-pages.ts`. */
const listed = `select '/communities/' || c.id as path, c.updated_at as changed_at, c.id
  from communities c where not c.is_private`

const countListed = statement<{ count: number }>(
  `select count(*)::integer as count from (${listed}) listed`,
)

export const countPages = async (db: Database): Promise<number> =>
  (await countListed(db, []))[0]?.count ?? 0

const selectListed = quickRead<ListedPage, [skipped: number]>(
  `select path, changed_at from (${listed}) listed
  order by path limit ${addressesPerFile} offset $1::integer`,
)

/** One file of them; the first has the number 0. */
export const listPages = (db: Database, file: number): Promise<readonly ListedPage[]> =>
  selectListed(db, [file * addressesPerFile])
