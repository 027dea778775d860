import { isBanned, isContentHidden, isThere } from '../features/accounts/profiles/public.ts'
import { isShown } from '../features/hub/articles/public.ts'
import type { Database } from '../platform/db/database.ts'
import { quickRead, statement } from '../platform/db/statement.ts'

/** How many addresses one file names; the format allows ten times as many. */
export const addressesPerFile = 5_000

export interface ListedPage {
  readonly path: string
  readonly changed_at: Date
}

/** Exactly what a visitor's page shows to robots: see `public-pages.ts`. */
const listed = `
  select '/communities/' || c.id as path, c.updated_at as changed_at
    from communities c where not c.is_private
  union all select '/events/' || e.id, e.updated_at from community_events e
    join communities c on c.id = e.community_id and not c.is_private
    where e.is_public and not ${isContentHidden('e.creator_id')}
  union all select '/hub/' || a.slug, a.updated_at from information_hub_posts a
    where a.is_public and ${isShown('a')}
  union all select '/users/' || p.id, p.updated_at from user_profiles p
    where p.page_public and ${isThere('p')} and not ${isBanned('p')}`

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
