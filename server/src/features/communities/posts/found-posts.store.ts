import type { Database } from '../../../platform/db/database.ts'
import {
  comparedLetters,
  isSimilar,
  mostFound,
  publicScope,
  scopesAtOnce,
  soughtInAny,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { restrictedCommunitiesOf, seesInside } from '../../people/participation/public.ts'

/** A post, or a reply to one, with the title of the post. */
export interface FoundPostRow {
  readonly id: string
  /** `null` for a post. */
  readonly post_id: string | null
  readonly title: string | null
  readonly content: string
  readonly author: PersonRow
  readonly community_name: string
  readonly created_at: Date
  /** More have the words than were read, and not the newest of them. */
  readonly is_common: boolean
}

type Sought = [viewerId: string, q: string, before: string]

interface Said {
  readonly table: 'community_posts' | 'post_replies'
  readonly text: string
  /** What is carried along of what is found, so that it is not looked up again. */
  readonly columns: string
}

const said: readonly Said[] = [
  {
    table: 'community_posts',
    text: `coalesce(s.title || ' ', '') || s.content`,
    columns: `s.id, null::uuid as post_id, s.author_id, s.community_id, s.title, s.content, s.created_at`,
  },
  {
    table: 'post_replies',
    text: 's.content',
    columns: `s.id, s.post_id, s.author_id, null::uuid as community_id, null as title, s.content, s.created_at`,
  },
]

/** Of a word that nearly everybody uses, so many are read, and the newest of all are looked through. */
const mostRead = 5_000
const mostLooked = 200

const withWords = (table: string, text: string, sought: string): string => `
  select s.* from ${table} s where words_in(s.word_place, ${text}) @@ ${sought} offset 0`

const newestIn = (table: string, place: string, most: number): string => `
  select s.* from ${table} s where s.word_place = ${place} and s.id < $3
  order by s.id desc limit ${most}`

const keptPlaces = `kept as materialized (${restrictedCommunitiesOf('$1')})`
const sought = `sought as materialized (select sought_in(${publicScope}, $2) as words)`
const soughtOpen = '(select words from sought)'

/** What to look for in the open place, and behind the signs of the viewer's communities. */
const soughtPlaces = `${sought}, ${keptPlaces},
  inside as materialized (
    select array_agg(community_id) as places, ${soughtInAny(soughtOpen, 'community_id')} as words
    from (select community_id, (row_number() over () - 1) / ${scopesAtOnce} as part from kept) numbered
    group by part)`

/**
 * Looks into the place that is open to all, and behind the sign of each private or closed community of
 * the viewer: what is said in others is never touched.
 */
const wordsIn = ({ table, text, columns }: Said): string => `
  ${table}_open as materialized (
    select ${columns} from (${withWords(table, text, soughtOpen)}) s
    where s.word_place = ${publicScope} and s.id < $3 limit ${mostRead}),
  ${table}_found as (
    select * from ${table}_open
    union all
    select one.* from inside cross join lateral (
      select ${columns} from (${withWords(table, text, 'inside.words')}) s
      where s.word_place = any(inside.places) and s.id < $3) one)`

/** What is open and very common is read in no order, so the newest are looked through as well. */
const lookedIn = ({ table, text, columns }: Said): string => `
  ${table}_found as (
    select ${columns} from (${newestIn(table, publicScope, mostLooked)}) s
    where words_in(s.word_place, ${text}) @@ ${soughtOpen})`

const hasMost = ({ table }: Said): string => `(select count(*) from ${table}_open) = ${mostRead}`

/** However many communities the viewer is in, so many posts and replies are compared. */
const mostCompared = 200
const mostComparedOfPlace = 20

/** Compares the newest of all places letter by letter: for words that nobody has typed like this. */
const similarIn = (one: Said): string => `
  ${one.table}_newest as materialized (
    select s.* from (
      select open.* from (${newestIn(one.table, publicScope, mostCompared)}) open
      union all
      select one.* from kept cross join lateral (
        ${newestIn(one.table, 'kept.community_id', mostComparedOfPlace)}) one) s
    order by s.id desc limit ${mostCompared}),
  ${one.table}_found as (
    select ${one.columns} from ${one.table}_newest s
    where ${isSimilar(`folded(left(${one.text}, ${comparedLetters}))`)})`

const postAuthor = `(select p.author_id from community_posts p where p.id = s.post_id)`

const isHidden = [
  isContentHidden('s.author_id'),
  hasBlocked('$1', 's.author_id'),
  // Nobody reads the replies to a post that is hidden.
  isContentHidden(postAuthor),
]

/**
 * The newest of what was found. What somebody says whom the viewer has blocked, or whose ban hides it,
 * is not found: that is looked up from the newest on, until there are enough.
 */
const page = (places: string, finds: (one: Said) => string, isCommon = 'false'): string => `
  with ${places}, ${said.map(finds).join(', ')},
  page as materialized (
    select s.* from (
      select * from (
        select * from community_posts_found union all select * from post_replies_found) found
      order by id desc offset 0) s
    where ${isHidden.map((one) => `not (select ${one})`).join(' and ')}
    limit ${mostFound})
  select page.id, page.post_id,
    case when p.id is null then page.title
      when not ${hasBlocked('$1', 'p.author_id')} then p.title end as title,
    page.content, ${personJson('author')} as author, c.name as community_name, page.created_at,
    ${isCommon} as is_common
  from page left join community_posts p on p.id = page.post_id
  join communities c on c.id = coalesce(page.community_id, p.community_id) and ${seesInside('c', '$1')}
  join user_profiles author on author.id = page.author_id
  order by page.id desc`

const selectWith = plannedOnce<FoundPostRow, Sought>(
  page(soughtPlaces, wordsIn, said.map(hasMost).join(' or ')),
)
const selectNewest = statement<FoundPostRow, Sought>(page(sought, lookedIn))
const selectNear = statement<FoundPostRow, Sought>(page(keptPlaces, similarIn))

/** Posts and replies with all of the words, the newest first. */
export async function findPostsWith(
  db: Database,
  ...values: Sought
): Promise<readonly FoundPostRow[]> {
  const found = await selectWith(db, values)
  if (!found.some((row) => row.is_common)) return found
  const ids = new Set(found.map(({ id }) => id))
  const newest = (await selectNewest(db, values)).filter(({ id }) => !ids.has(id))
  return [...found, ...newest].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, mostFound)
}

/** Those among the newest that have a similar word. */
export const findPostsNear = (db: Database, ...values: Sought): Promise<readonly FoundPostRow[]> =>
  selectNear(db, values)
