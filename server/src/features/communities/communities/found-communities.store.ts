import type { Database } from '../../../platform/db/database.ts'
import {
  inOrderOfNames,
  pageOfNames,
  type NameCursor,
  type NamedThings,
  type NamedValues,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { isListed } from './list-communities.store.ts'

export interface FoundCommunityRow extends NameCursor {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly cover_image: string | null
  /** `null` if it is not shown. */
  readonly location: string | null
  readonly is_near: boolean
}

/** The head of a community is public, also that of a private one. */
const communities: NamedThings = {
  table: 'communities',
  alias: 'c',
  names: [{ column: 'c.name' }],
  mayFind: isListed,
  text: `c.name || ' ' || c.description`,
  hasPieces: true,
  weight: 'c.member_count',
}

const shown = `select c.id, c.name, c.description, c.cover_image,
    case when c.location_enabled then c.location end as location,
    page.score, page.weight, page.is_near
  from page join communities c on c.id = page.id ${inOrderOfNames}`

const findShort = statement<FoundCommunityRow, NamedValues>(
  `${pageOfNames(communities, 'short')} ${shown}`,
)
const findLong = plannedOnce<FoundCommunityRow, NamedValues>(
  `${pageOfNames(communities, 'long')} ${shown}`,
)

/** Communities by name or by the words of their descriptions, those that fit best first. */
export const findCommunitiesNamed = (
  db: Database,
  isShort: boolean,
  values: NamedValues,
): Promise<readonly FoundCommunityRow[]> => (isShort ? findShort : findLong)(db, values)
