import { mostFoundPeople } from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

type Search = [viewerId: string, text: string, beginning: string]

/** Names that begin with the text come first. */
const search = (hasText: (column: string) => string) =>
  statement<{ person: PersonRow }, Search>(
    `select ${personJson('p')} as person from user_profiles p
    where (${hasText('p.full_name')} or ${hasText('p.display_name')}) and p.id <> $1
      and ${isThere('p')} and not ${isBanned('p')} and not ${hasBlocked('p.id', '$1')}
    order by (p.display_name ilike $3 or p.full_name ilike $3) is not true,
      lower(coalesce(p.display_name, p.full_name)), p.id
    limit ${mostFoundPeople}`,
  )

const searchIndexed = search((column) => `${column} ilike $2`)
// The trigram indexes need three letters; for shorter texts they would only cost time.
const searchShort = search((column) => `position(lower($2) in lower(${column})) > 0`)

/** People with the text in a name, in any case; without the viewer and hidden people. */
export async function searchNames(
  db: Database,
  text: string,
  viewerId: string,
): Promise<readonly PersonRow[]> {
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const beginning = `${literal}%`
  const rows =
    Array.from(text).length < 3
      ? await searchShort(db, [viewerId, text, beginning])
      : await searchIndexed(db, [viewerId, `%${literal}%`, beginning])
  return rows.map(({ person }) => person)
}
