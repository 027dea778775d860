import type { Database } from '../../../platform/db/database.ts'
import {
  inOrderOfNames,
  pageOfNames,
  type NameCursor,
  type NamedThings,
  type NamedValues,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { isOffered, joinProvider } from './listings.store.ts'

export interface FoundListingRow extends NameCursor {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly provider_id: string
  readonly provider: PersonRow
  readonly is_near: boolean
}

const listings: NamedThings = {
  table: 'service_listings',
  alias: 'l',
  joins: joinProvider,
  names: [{ column: 'l.title' }],
  mayFind: isOffered('$1'),
  text: `l.title || ' ' || l.description`,
  weight: 'extract(epoch from l.created_at)',
}

const shown = `select l.id, l.title, l.description, l.category, l.provider_id,
    ${personJson('p')} as provider, page.score, page.weight, page.is_near
  from page join service_listings l on l.id = page.id ${joinProvider} ${inOrderOfNames}`

const findShort = statement<FoundListingRow, NamedValues>(
  `${pageOfNames(listings, 'short')} ${shown}`,
)
const findLong = plannedOnce<FoundListingRow, NamedValues>(
  `${pageOfNames(listings, 'long')} ${shown}`,
)

/** What others offer, by title or by the words of its description, what fits best first. */
export const findListingsNamed = (
  db: Database,
  isShort: boolean,
  values: NamedValues,
): Promise<readonly FoundListingRow[]> => (isShort ? findShort : findLong)(db, values)
