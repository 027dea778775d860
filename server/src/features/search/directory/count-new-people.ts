import type { PeopleFacets } from '@patchbay/contract/search/directory'
import type { Database } from '../../../platform/db/database.ts'
import type { TimeSpan } from '../../marketplace/listings/public.ts'
import { readAsked } from './browse-people.ts'
import { countPeople } from './listed-people.store.ts'

/** How many of those whom the viewer looks for joined in this time. */
export async function countNewPeople(
  db: Database,
  viewerId: string,
  { place: text, within, ...facets }: Omit<PeopleFacets, 'sort'>,
  joined: TimeSpan,
): Promise<number> {
  const { place } = await readAsked(db, viewerId, { place: text, within })
  return countPeople(db, viewerId, { ...facets, place, order: 'newest', joined })
}
