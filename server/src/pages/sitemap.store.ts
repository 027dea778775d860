import { isBanned, isContentHidden, isThere } from '../features/accounts/profiles/public.ts'
import { isListed } from '../features/communities/communities/public.ts'
import { isShown } from '../features/hub/articles/public.ts'
import type { Database } from '../platform/db/database.ts'
import { quickRead, statement, type Statement } from '../platform/db/statement.ts'

/** How many addresses one file names; the format allows ten times as many. */
export const addressesPerFile = 5_000

export interface ListedPage {
  readonly name: string
  readonly changed_at: Date
}

/** From this name on, that one included. */
type From = [from: string, most: number]

interface Kind {
  /** What each file begins with. */
  readonly starts: Statement<{ name: string }, [most: number]>
  readonly read: Statement<ListedPage, From>
}

/**
 * One kind of page, in the order of what ends its address, which has an index of the public ones
 * alone. Each file is read from its first name on, so that the last costs no more than the first.
 */
const kind = (key: string, type: 'uuid' | 'text', changed: string, listed: string): Kind => ({
  starts: statement<{ name: string }, [most: number]>(
    `with recursive files (name) as (
      (select ${key} from ${listed} order by ${key} limit 1)
      union all
      select next.name from files cross join lateral (
        select ${key} as name from ${listed} and ${key} > files.name
        order by ${key} offset $1::integer - 1 limit 1) next)
    select name::text as name from files`,
  ),
  read: quickRead<ListedPage, From>(
    `select ${key}::text as name, ${changed} as changed_at from ${listed} and ${key} >= $1::${type}
    order by ${key} limit $2`,
  ),
})

const openCommunity = `not c.is_private and ${isListed}`

/** Exactly what a visitor's page shows to robots (see `public-pages.ts`), by the first part of its address. */
const kinds = {
  communities: kind('c.id', 'uuid', 'c.updated_at', `communities c where ${openCommunity}`),
  events: kind(
    'e.id',
    'uuid',
    'e.updated_at',
    `community_events e join communities c on c.id = e.community_id and ${openCommunity}
      where e.is_public and not ${isContentHidden('e.creator_id')}`,
  ),
  hub: kind(
    'a.slug',
    'text',
    'a.updated_at',
    `information_hub_posts a where a.is_public and ${isShown('a')}`,
  ),
  users: kind(
    'p.id',
    'uuid',
    'p.updated_at',
    `user_profiles p where p.page_public and ${isThere('p')} and not ${isBanned('p')}`,
  ),
} as const

export type ListedKind = keyof typeof kinds
export const listedKinds = Object.keys(kinds) as readonly ListedKind[]

/** The first name of each file of this kind. */
export const listFiles = async (
  db: Database,
  kindName: ListedKind,
  most = addressesPerFile,
): Promise<readonly string[]> => (await kinds[kindName].starts(db, [most])).map(({ name }) => name)

/** The file that begins with this name. */
export const listPages = (
  db: Database,
  kindName: ListedKind,
  from: string,
  most = addressesPerFile,
): Promise<readonly ListedPage[]> => kinds[kindName].read(db, [from, most])
