import { professions } from '@patchbay/contract/accounts/profile-choices'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { seesListing } from '../../people/people/public.ts'
import { joinProvider, listingColumns, type ListingRow } from './listings.store.ts'

/** Exported, so that a test can check the plan. */
export const personListings = `select ${listingColumns()} from service_listings l ${joinProvider}
  where l.provider_id = $2 and l.availability and ${seesListing('l', 'p', '$1')}
  order by array_position($3::text[], l.category), l.category`

const selectOfPerson = quickRead<
  ListingRow,
  [viewerId: string, userId: string, professions: readonly string[]]
>(personListings)

/** What a person offers now, ordered by profession; on their own profile what others see there. */
export const listListingsOf = (
  db: Database,
  viewerId: string,
  userId: string,
): Promise<readonly ListingRow[]> => selectOfPerson(db, [viewerId, userId, professions])
