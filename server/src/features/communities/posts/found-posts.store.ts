import type { Database } from '../../../platform/db/database.ts'
import {
  comparedLetters,
  isSimilar,
  mostFound,
  openPlace,
} from '../../../platform/db/found-names.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { restrictedCommunitiesOf, seesInside } from '../../people/participation/public.ts'
import { areCommon } from './common-words.store.ts'

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

/** Of a word that many use, so many are read in no order, and the newest of all are looked through. */
const mostRead = 5_000
/** Of a word that nearly everybody uses, the newest of so many fill a page. */
const mostLooked = 1_000

/** However many private or closed communities the viewer is in, so many are looked through there. */
const mostKept = 200
const mostOfPlace = 20

const newestIn = (table: string, place: string, most: number): string => `
  select s.* from ${table} s where s.word_place = ${place} and s.id < $3
  order by s.id desc limit ${most}`

/** The newest of the place that is open to all, and of those that the viewer is in. */
const newest = (table: string, most: number): string => `
  select open.* from (${newestIn(table, openPlace, most)}) open
  union all
  select own.* from (
    select one.* from kept cross join lateral (${newestIn(table, 'kept.community_id', mostOfPlace)}) one
    order by one.id desc limit ${mostKept}) own`

/**
 * What is looked for in the place that is open to all, and behind the sign of each private or closed
 * community of the viewer, as one question: what is said in others is never touched. It stands in a
 * query of its own, so that the planner expects the same of every word and keeps one plan: to plan
 * this statement costs more than to run it.
 */
const sought = `sought as materialized (
  select string_agg('(' || replace(open.words, '''00000000', '''' || right(place::text, 8)) || ')',
    ' | ')::tsquery as words
  from (select sought_in(${openPlace}, $2)::text) open (words),
    (select ${openPlace} union all select community_id from kept) places (place))`

const hasWords = (text: string): string =>
  `words_in(s.word_place, ${text}) @@ (select words from sought)`

/** Two places may share a sign. */
const isInPlace = `(s.word_place = ${openPlace} or s.word_place in (select community_id from kept))`

const wordsIn = ({ table, text, isHeard }: Said): string => `
  ${table}_all as materialized (
    select s.id from ${table} s
    where ${hasWords(text)} and ${isInPlace} and s.id < $3 and ${isHeard}),
  ${table}_some as materialized (select id from ${table}_all limit ${mostRead}),
  ${table}_found as materialized (
    select id from ${table}_some
    union
    select s.id from (${newest(table, mostKept)}) s
    where (select count(*) from ${table}_some) = ${mostRead} and ${isHeard} and ${hasWords(text)})`

/**
 * For a word that nearly everybody uses: to collect all that have it would cost most of all. Replies
 * that are older than a whole page of posts are not looked at.
 */
const commonIn = ({ table, text, isHeard }: Said): string => `
  ${table}_found as materialized (
    select s.id from (${newest(table, mostLooked)} order by id desc) s
    where ${
      table === 'post_replies'
        ? `s.id > coalesce((select id from community_posts_found order by id desc offset ${mostFound - 1}),
            ${openPlace}) and`
        : ''
    } ${isHeard} and ${hasWords(text)} limit ${mostFound})`

/** Compares the newest of all places letter by letter: for words that nobody has typed like this. */
const similarIn = ({ table, text, isHeard }: Said): string => `
  ${table}_newest as materialized (
    select s.* from (${newest(table, mostKept)}) s order by s.id desc limit ${mostKept}),
  ${table}_found as materialized (
    select s.id from ${table}_newest s
    where ${isHeard} and ${isSimilar(`folded(left(${text}, ${comparedLetters}))`)})`

const page = (finds: (one: Said) => string): string => `
  with kept as materialized (${restrictedCommunitiesOf('$1')}), ${sought}, ${said.map(finds).join(', ')},
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

const selectWith = statement<FoundPostRow, Sought>(page(wordsIn))
const selectCommon = statement<FoundPostRow, Sought>(page(commonIn))
const selectNear = statement<FoundPostRow, Sought>(page(similarIn))

/** Posts and replies with all of the words, the newest first. */
export async function findPostsWith(
  db: Database,
  ...asked: Sought
): Promise<readonly FoundPostRow[]> {
  const common = (await areCommon(db, asked[1])) ? await selectCommon(db, asked) : []
  return common.length === mostFound ? common : selectWith(db, asked)
}

/** Those among the newest that have a similar word. */
export const findPostsNear = (db: Database, ...sought: Sought): Promise<readonly FoundPostRow[]> =>
  selectNear(db, sought)
