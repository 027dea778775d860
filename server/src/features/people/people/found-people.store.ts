import type { Database } from '../../../platform/db/database.ts'
import {
  inOrderOfNames,
  pageOfNames,
  type NameCursor,
  type NamedThings,
  type NamedValues,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { personJson } from '../../accounts/profiles/public.ts'
import { isFindable, type FoundRow } from './search-people.store.ts'

export interface FoundPersonRow extends FoundRow, NameCursor {
  readonly id: string
  readonly is_near: boolean
}

const people: NamedThings = {
  table: 'user_profiles',
  alias: 'p',
  names: [
    { column: 'p.display_name' },
    { column: 'p.full_name', isShown: 'p.full_name_shown' },
    // What somebody does, in their own words; the professions to choose from are a facet.
    { column: 'p.other_profession', isShown: `p.professions[1] = 'Other'` },
  ],
  mayFind: isFindable,
  hasPieces: true,
  weight: 'p.verified::integer',
}

const shown = `select p.id, ${personJson('p')} as person, p.professions, p.other_profession,
    case when p.location_enabled then p.location end as location,
    page.score, page.weight, page.is_near
  from page join user_profiles p on p.id = page.id ${inOrderOfNames}`

const findShort = statement<FoundPersonRow, NamedValues>(`${pageOfNames(people, 'short')} ${shown}`)
const findLong = plannedOnce<FoundPersonRow, NamedValues>(`${pageOfNames(people, 'long')} ${shown}`)

/** People by their names and by what they call their work, those that fit best first. */
export const findPeopleNamed = (
  db: Database,
  isShort: boolean,
  values: NamedValues,
): Promise<readonly FoundPersonRow[]> => (isShort ? findShort : findLong)(db, values)
