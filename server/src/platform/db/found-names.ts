/**
 * The scope of words that everybody may see; a private community or a conversation is a scope of its
 * own. The columns that hold it are called `word_place`.
 */
export const publicScope = `'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * SQL, an aggregate: a query for the public scope, made one for any scope of a group instead, for
 * one look into an index. To make the words of what is typed costs more than to look for them, so
 * this only puts another sign before them: the one of `words_in`.
 */
export const queryInAny = (words: string, scope: string): string =>
  `string_agg(replace(${words}::text, '''00000000', '''' || right(${scope}::text, 8)), ' | ')::tsquery`

/** The number of scopes in one search: a row with a common word is compared with every scope. */
export const scopesAtOnce = 10

/**
 * Only this many letters of a long text are compared: each costs, and similar words are a last
 * resort.
 */
export const comparedLetters = 500

/**
 * SQL condition: whether a folded text has something similar to what is typed, `$2`. The first half is
 * what an index can find; the second leaves out words that only begin alike.
 */
export const isSimilar = (text: string): string =>
  `((select nearly($2)) <% ${text} and strict_word_similarity(folded($2), ${text}) >= 0.3)`

export interface NamedThings {
  readonly table: string
  /** The alias of the table in all other parts. */
  readonly alias: string
  /** Tables that `mayFind` needs. */
  readonly joins?: string
  /** The names by which it is found, each with the condition under which others see it. */
  readonly names: readonly { readonly column: string; readonly isShown?: string }[]
  /** SQL condition: whether the viewer, `$1`, may find it. It stands in every part of the statement. */
  readonly mayFind: string
  /** The condition of partial indexes. */
  readonly isIndexed?: string
  /** A longer text, of which whole words and the beginning of the last are found. */
  readonly text?: string
  /** The column with the scope of its words, if not all are public. */
  readonly wordScope?: string
  /** There is an index of the pieces of names. */
  readonly hasPieces?: boolean
  /** SQL for a number: what decides between names that fit equally well, the larger first. */
  readonly weight: string
  /** SQL for the ids of more things with the words, and of similar ones, found in another way. */
  readonly also?: { readonly exact: string; readonly near: string }
}

/** The viewer, what is typed, the end of the previous page, and other words for what is typed. */
export type NamedValues = [
  viewerId: string,
  q: string,
  score: number | null,
  weight: number | null,
  id: string | null,
  others: readonly string[],
]

export interface NameCursor {
  readonly score: number
  readonly weight: number
}

/** One page and one more. A number in the text, so that the planner knows it. */
export const mostFound = 21

/** More names begin with what is typed, or contain it, than anybody looks through. */
const mostBeginning = 50
const mostContaining = 500

const all = (conditions: readonly (string | undefined)[]): string =>
  conditions.filter((one) => one !== undefined).join(' and ')

/**
 * SQL: `with … page as (…)`, where `page` has `id`, `score`, `weight` and `is_near` of the names that
 * fit best. Names that begin with what is typed are found by the range of an index, others by
 * trigrams, what has other words for it comes after these, and similar ones only if there is none of
 * all that. The limits stand outside of what they
 * limit, and `offset 0` looks each name up by its id: the planner would scan the table otherwise. One
 * or two letters have no trigrams.
 */
export function pageOfNames(things: NamedThings, length: 'short' | 'long'): string {
  const { table, alias, joins = '', names, mayFind, isIndexed, text, hasPieces, also } = things
  const select = (condition: string): string =>
    `select ${alias}.id from ${table} ${alias} ${joins}
    where ${all([isIndexed, condition, mayFind])}`
  const anyName = (condition: (folded: string) => string): string =>
    `(${names
      .map(({ column, isShown }) => all([isShown, condition(`folded(${column})`)]))
      .map((one) => `(${one})`)
      .join(' or ')})`
  const beginning = names.map(({ column, isShown }) => {
    const key = `folded(${column}) collate "C"`
    const range = `${key} >= folded($2) and ${key} < folded($2) || chr(1114111)`
    return `(${select(all([isShown, range]))} order by ${key} limit ${mostBeginning})`
  })
  const none = `select null::uuid as id where false`
  const isShort = length === 'short'
  const enough = `(select count(*) from beginning) < ${mostBeginning}`
  const shortPieces = hasPieces
    ? select(`${enough} and ${anyName((name) => `short_pieces(${name}) @> array[folded($2)]`)}`)
    : none
  const containing = isShort
    ? shortPieces
    : select(anyName((name) => `${name} like '%' || pattern_of($2) || '%'`))
  const worded =
    isShort || text === undefined
      ? none
      : select(
          `words_in(${things.wordScope ?? publicScope}, ${text}) @@ sought_in(${publicScope}, $2)`,
        )
  const isOther =
    text === undefined
      ? // Whole words: 'sax' is not in 'Saxon', and no trigram knows that.
        anyName(
          (name) => `${name} like '%' || pattern_of(other.words) || '%'
            and ' ' || ${name} || ' ' like '% ' || pattern_of(other.words) || ' %'`,
        )
      : `words_in(${things.wordScope ?? publicScope}, ${text}) @@ sought_in(${publicScope}, other.words)`
  const nothing = `length(folded($2)) > 3 and not exists (select 1 from exact)
    and not exists (select 1 from meant)`
  const near = isShort ? none : select(`${nothing} and ${anyName(isSimilar)}`)
  const score = names.map(({ column, isShown = 'true' }) => {
    const name = `folded(${column})`
    return `case when ${isShown} then case
      when ${name} = folded($2) then 5 when starts_with(${name}, folded($2)) then 4
      when position(' ' || folded($2) in ${name}) > 0 then 3
      when position(folded($2) in ${name}) > 0 then 2
      else word_similarity(folded($2), ${name}) end else 0 end`
  })
  return `with beginning as materialized (${beginning.join(' union ')}),
    containing as materialized (${containing}),
    worded as materialized (${worded}),
    inside as materialized (${isShort || also === undefined ? none : also.exact}),
    exact as materialized (
      select id from beginning union select id from inside
      union (select id from containing limit ${mostContaining})
      union (select id from worded limit ${mostContaining})),
    meant as materialized (
      select distinct one.id from unnest($6::text[]) other (words)
      cross join lateral (${isShort ? none : select(isOther)}) one
      where one.id not in (select id from exact)),
    near as materialized (${near}),
    near_inside as materialized (
      ${isShort || also === undefined ? none : `select id from (${also.near}) one where ${nothing}`}),
    found as materialized (
      select one.*, fit.is_near
      from (select id, false as is_near, 0 as less from exact
        union all (select id, false, 1 from meant limit ${mostContaining})
        union all (select id, true, 0 from near limit ${mostContaining})
        union all select id, true, 0 from near_inside) fit
      cross join lateral (
        select ${alias}.id, greatest(${score.join(', ')})::double precision - fit.less as score,
          (${things.weight})::double precision as weight
        from ${table} ${alias} ${joins} where ${alias}.id = fit.id and ${mayFind} offset 0) one),
    page as materialized (
      select * from found
      where $1::uuid is not null and ($3::double precision is null
        or (found.score, found.weight, found.id) < ($3, $4::double precision, $5::uuid))
      order by found.score desc, found.weight desc, found.id desc limit ${mostFound})`
}

export const inOrderOfNames = 'order by page.score desc, page.weight desc, page.id desc'
