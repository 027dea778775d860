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

/** Names that begin with the text come first. */
const search = (hasText: (column: string) => string) =>
  statement<FoundRow, Search>(
    `select ${personJson('p')} as person, p.professions, p.other_profession,
      case when p.location_enabled then p.location end as location from user_profiles p
    where ((p.full_name_shown and ${hasText('p.full_name')}) or ${hasText('p.display_name')}) and p.id <> $1
      and ${isThere('p')} and not ${isBanned('p')} and not ${hasBlocked('p.id', '$1')}
    order by (folded(p.display_name) like pattern_of($2) || '%'
        or (p.full_name_shown and folded(p.full_name) like pattern_of($2) || '%')) is not true,
      folded(coalesce(p.display_name, p.full_name)), p.id
    limit ${mostFoundPeople}`,
  )

const searchIndexed = search((column) => `folded(${column}) like '%' || pattern_of($2) || '%'`)
// The trigram indexes need three letters; for shorter texts they would only cost time.
const searchShort = search((column) => `position(folded($2) in folded(${column})) > 0`)

/** People with the text in a name, in any case and with any accents; without the viewer and hidden people. */
export async function searchNames(
  db: Database,
  text: string,
  viewerId: string,
): Promise<readonly FoundRow[]> {
  const find = Array.from(fold(text)).length < 3 ? searchShort : searchIndexed
  return find(db, [viewerId, text])
}
