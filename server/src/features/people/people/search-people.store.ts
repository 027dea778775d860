import { fold } from '@patchbay/contract/fold'
import { mostFoundPeople } from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

export interface FoundRow {
  readonly person: PersonRow
  readonly professions: string[]
  readonly other_profession: string | null
  /** `null` if it is not shown. */
  readonly location: string | null
}

type Search = [viewerId: string, text: string]

/** SQL condition: whether the viewer, `$1`, finds the person `p` by name. */
export const isFindable = `p.id <> $1 and ${isThere('p')} and not ${isBanned('p')}
  and not ${hasBlocked('p.id', '$1')}`

const hasName = (hasText: (column: string) => string): string =>
  `((p.full_name_shown and ${hasText('p.full_name')}) or ${hasText('p.display_name')})`

/** Names that begin with the text come first. */
const beginningFirst = `
  order by (folded(p.display_name) like pattern_of($2) || '%'
      or (p.full_name_shown and folded(p.full_name) like pattern_of($2) || '%')) is not true,
    folded(coalesce(p.display_name, p.full_name)), p.id
  limit ${mostFoundPeople}`

const search = (which: string): string =>
  `select ${personJson('p')} as person, p.professions, p.other_profession,
    case when p.location_enabled then p.location end as location from user_profiles p
  where ${which} ${beginningFirst}`

const contains = (column: string): string => `folded(${column}) like '%' || pattern_of($2) || '%'`
const searchIndexed = statement<FoundRow, Search>(search(`${hasName(contains)} and ${isFindable}`))

/** More names begin with one or two letters, or contain them, than anybody looks through. */
const mostBeginning = 50
const mostContaining = 500

/** The range of an index, because a prepared plan cannot make one of a pattern. */
const names = 'p.id, p.display_name, p.full_name, p.full_name_shown'
const beginning = (column: string): string => `
  select ${names} from user_profiles p
  where folded(${column}) collate "C" >= folded($2)
    and folded(${column}) collate "C" < folded($2) || chr(1114111) and ${isFindable}`
const inOrder = (column: string): string =>
  `order by folded(${column}) collate "C" limit ${mostBeginning}`

const hasPiece = (column: string): string => `short_pieces(folded(${column})) @> array[folded($2)]`

/**
 * One or two letters, for which trigrams are of no use. Names that contain them are only looked for
 * if not enough begin with them. The limit stands outside: the planner would scan the table for it.
 */
const searchShort = statement<FoundRow, Search>(
  `with beginning as materialized (
    (${beginning('p.display_name')} ${inOrder('p.display_name')})
    union
    (${beginning('p.full_name')} and p.full_name_shown ${inOrder('p.full_name')})),
  containing as materialized (
    select ${names} from user_profiles p
    where (select count(*) from beginning) < ${mostFoundPeople}
      and ${hasName(hasPiece)} and ${isFindable}),
  found as materialized (
    select p.id from (
      select * from beginning
      union (select * from containing limit ${mostContaining})) p
    ${beginningFirst})
  ${search('p.id in (select id from found)')}`,
)

/** People with the text in a name, in any case and with any accents; without the viewer and hidden people. */
export async function searchNames(
  db: Database,
  text: string,
  viewerId: string,
): Promise<readonly FoundRow[]> {
  const find = Array.from(fold(text)).length < 3 ? searchShort : searchIndexed
  return find(db, [viewerId, text])
}
