import { queryWords } from '@patchbay/contract/messaging/found-words'
import type { Database } from '../../../../platform/db/database.ts'
import { publicScope } from '../../../../platform/db/found-names.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { isContentHidden } from '../../../accounts/profiles/public.ts'

export interface Said {
  readonly table: 'community_posts' | 'post_replies'
  readonly text: string
  /** What is carried along of what is found, so that it is not looked up again. */
  readonly columns: string
}

export const said: readonly Said[] = [
  {
    table: 'community_posts',
    text: `coalesce(s.title || ' ', '') || s.content`,
    columns: `s.id, null::uuid as post_id, s.author_id, s.community_id, s.title, s.content, s.created_at`,
  },
  {
    table: 'post_replies',
    text: 's.content',
    columns: `s.id, s.post_id, s.author_id, null::uuid as community_id, null::text as title, s.content, s.created_at`,
  },
]

/** SQL: the same columns of what has been read of both, `s`. */
export const foundColumns =
  's.id, s.post_id, s.author_id, s.community_id, s.title, s.content, s.created_at'

/**
 * SQL: the newest in one place. A range of one place, and an order that begins with it: the planner
 * would read what is newest of all places otherwise, if most of it is in this one.
 */
export const newestOf = (from: string, place: string, most: number, condition = 'true'): string => `
  ${from} s where s.word_place between ${place} and ${place} and ${condition}
  order by s.word_place, s.id desc limit ${most}`

/** SQL: the newest posts and replies of the open place, with their text as `said`. */
export const newestOpenly = (most: number, condition?: string): string => `
  select * from (${said
    .map(
      ({ table, text, columns }) =>
        `(${newestOf(`select ${columns}, s.word_place, ${text} as said from ${table}`, publicScope, most, condition)})`,
    )
    .join(' union all ')}) spoken
  order by word_place, id desc limit ${most}`

/** A common word is looked for among so many of the newest. */
export const mostLooked = 800

/**
 * Every fourth of these is sampled, and a word that so many of the sample have is common: then enough
 * of them have it. Of the very newest alone, many may have a word that nobody used before.
 */
const oneOf = 4
const often = 8

const expiresAfter = 10 * 60_000

interface Sample {
  readonly texts: Promise<readonly string[]>
  readonly until: number
}

const samples = new WeakMap<Database, Sample>()

const selectSample = statement<{ words: string }>(`
  select ' ' || array_to_string(array(select lexeme from unnest(words_of(said))), ' ') || ' ' as words
  from (
    select newest.*, row_number() over (order by id desc) as place
    from (${newestOpenly(mostLooked)}) newest) s
  where place % ${oneOf} = 0 and not ${isContentHidden('s.author_id')}`)

/** Each text is its words, with a space on both sides of each. */
function sampleOf(db: Database): Promise<readonly string[]> {
  const known = samples.get(db)
  if (known !== undefined && known.until > performance.now()) return known.texts
  const texts = selectSample(db, []).then((rows) => rows.map(({ words }) => words))
  samples.set(db, { texts, until: performance.now() + expiresAfter })
  texts.catch(() => samples.delete(db))
  return texts
}

/**
 * Whether many of the newest have all of the words. An index of words has no order by time, so what
 * most have is better looked for among the newest. Each process asks what everybody sees, and nothing
 * else, so that how long a search takes tells nothing of other places.
 */
export async function isSaidOften(db: Database, q: string): Promise<boolean> {
  const words = queryWords(q)
  const last = words.length - 1
  const asked = words.map((word, place) => (place === last ? ` ${word}` : ` ${word} `))
  const having = (await sampleOf(db)).filter((text) => asked.every((word) => text.includes(word)))
  return having.length >= often
}
