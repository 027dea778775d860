import type { Database } from '../../../platform/db/database.ts'
import {
  comparedLetters,
  isSimilar,
  mostFound,
  openPlace,
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
}

type Sought = [viewerId: string, q: string, before: string]

interface Said {
  readonly table: 'community_posts' | 'post_replies'
  readonly text: string
  /** SQL condition: what somebody says whom the viewer has blocked, or whose ban hides it, is not found. */
  readonly isHeard: string
}

const authorIsHeard = `not ${isContentHidden('s.author_id')} and not ${hasBlocked('$1', 's.author_id')}`
const postAuthor = `(select p.author_id from community_posts p where p.id = s.post_id)`

const said: readonly Said[] = [
  {
    table: 'community_posts',
    text: `coalesce(s.title || ' ', '') || s.content`,
    isHeard: authorIsHeard,
  },
  {
    table: 'post_replies',
    text: 's.content',
    // Nobody reads the replies to a post that is hidden.
    isHeard: `${authorIsHeard} and not ${isContentHidden(postAuthor)}`,
  },
]

/** Of a word that nearly everybody uses, so many are read, and the newest of all are looked through. */
const mostRead = 5_000
const mostLooked = 200
/** The most that is read of each private or closed community of the viewer. */
const mostOfPlace = 100

const withWords = (table: string, text: string, place: string): string => `
  select s.* from ${table} s
  where words_in(s.word_place, ${text}) @@ sought_in(${place}, $2) offset 0`

const newestIn = (table: string, place: string, most: number): string => `
  select s.* from ${table} s where s.word_place = ${place} and s.id < $3
  order by s.id desc limit ${most}`

/**
 * Looks into the place that is open to all, and behind the sign of each private or closed community of
 * the viewer: what is said in others is never touched. What is open and very common is read in no
 * order, so the newest are looked through as well.
 */
const wordsIn = ({ table, text, isHeard }: Said): string => `
  ${table}_open as materialized (
    select s.id from (${withWords(table, text, openPlace)}) s
    where s.word_place = ${openPlace} and s.id < $3 and ${isHeard}),
  ${table}_some as materialized (select id from ${table}_open limit ${mostRead}),
  ${table}_found as materialized (
    select id from ${table}_some
    union
    select s.id from (${newestIn(table, openPlace, mostLooked)}) s
    where (select count(*) from ${table}_some) = ${mostRead} and ${isHeard}
      and words_in(s.word_place, ${text}) @@ sought_in(${openPlace}, $2)
    union all
    select one.id from kept cross join lateral (
      select s.id from (${withWords(table, text, 'kept.community_id')}) s
      where s.word_place = kept.community_id and s.id < $3 and ${isHeard}
      order by s.id desc limit ${mostOfPlace}) one)`

/** However many communities the viewer is in, so many posts and replies are compared. */
const mostCompared = 200
const mostComparedOfPlace = 20

/** Compares the newest of all places letter by letter: for words that nobody has typed like this. */
const similarIn = ({ table, text, isHeard }: Said): string => `
  ${table}_newest as materialized (
    select s.* from (
      select open.* from (${newestIn(table, openPlace, mostCompared)}) open
      union all
      select one.* from kept cross join lateral (
        ${newestIn(table, 'kept.community_id', mostComparedOfPlace)}) one) s
    order by s.id desc limit ${mostCompared}),
  ${table}_found as materialized (
    select s.id from ${table}_newest s
    where ${isHeard} and ${isSimilar(`folded(left(${text}, ${comparedLetters}))`)})`

const page = (finds: (one: Said) => string): string => `
  with kept as materialized (${restrictedCommunitiesOf('$1')}), ${said.map(finds).join(', ')},
  page as materialized (
    select id, is_reply from (
      select id, false as is_reply from community_posts_found
      union all select id, true from post_replies_found) found
    order by id desc limit ${mostFound})
  select s.id, null::uuid as post_id, s.title, s.content, ${personJson('author')} as author,
    c.name as community_name, s.created_at
  from page join community_posts s on s.id = page.id and not page.is_reply
  join communities c on c.id = s.community_id and ${seesInside('c', '$1')}
  join user_profiles author on author.id = s.author_id
  union all
  select s.id, s.post_id,
    case when not ${hasBlocked('$1', 'p.author_id')} then p.title end, s.content, ${personJson('author')},
    c.name, s.created_at
  from page join post_replies s on s.id = page.id and page.is_reply
  join community_posts p on p.id = s.post_id
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join user_profiles author on author.id = s.author_id
  order by id desc`

const selectWith = plannedOnce<FoundPostRow, Sought>(page(wordsIn))
const selectNear = statement<FoundPostRow, Sought>(page(similarIn))

/** Posts and replies with all of the words, the newest first. */
export const findPostsWith = (db: Database, ...sought: Sought): Promise<readonly FoundPostRow[]> =>
  selectWith(db, sought)

/** Those among the newest that have a similar word. */
export const findPostsNear = (db: Database, ...sought: Sought): Promise<readonly FoundPostRow[]> =>
  selectNear(db, sought)
