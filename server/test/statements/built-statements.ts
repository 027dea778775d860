import {
  countCommunities,
  listCommunityCards,
} from '../../src/features/communities/communities/list-communities.store.ts'
import {
  countOffered,
  listOfferedPage,
} from '../../src/features/marketplace/listings/offered-listings.store.ts'
import {
  countPeople,
  listPeoplePage,
} from '../../src/features/search/directory/listed-people.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { listingOrders } from '@patchbay/contract/marketplace/listings'
import { personOrders } from '@patchbay/contract/search/directory'

/** Nothing runs: the recorder only notes what would be sent. */
const db = {} as Database

/** Calls the stores whose texts depend on what is asked for, with nothing and with everything. */
export async function buildStatements(): Promise<void> {
  const place = { genre: 'Jazz', country: 'france', city: 'paris' }
  for (const filters of [{}, { q: 'ab', ...place }, { q: 'abc', ...place }]) {
    await countCommunities(db, filters)
    await listCommunityCards(db, filters, null, undefined)
    await listCommunityCards(db, filters, null, [1, 'id'])
  }
  const cities = [{ label: 'Paris, France', kilometres: 0 }]
  const all = { profession: 'Producer', minPrice: 1 } as const
  for (const order of listingOrders)
    for (const after of [undefined, [1, 'id'] as const]) {
      await listOfferedPage(db, 'id', { order, place: { name: null, cities }, ...all }, after)
      if (order !== 'nearest') await listOfferedPage(db, 'id', { order }, after)
    }
  const elsewhere = { name: null, country: 'France', parts: ['a'] }
  await countOffered(db, 'id', { order: 'newest' })
  await countOffered(db, 'id', { order: 'newest', made: [new Date(0), new Date()] })
  await countOffered(db, 'id', { order: 'newest', place: elsewhere, ...all })
  await buildDirectory(cities)
}

async function buildDirectory(
  cities: readonly { label: string; kilometres: number }[],
): Promise<void> {
  const facets = { profession: 'Producer', genre: 'Jazz', open: 'yes', shared: 'yes' } as const
  const elsewhere = { name: null, country: 'France', parts: ['a'] }
  for (const order of personOrders)
    for (const after of [undefined, [1, 'id'] as const]) {
      await listPeoplePage(db, 'id', { order, place: { name: null, cities }, ...facets }, after)
      if (order !== 'nearest') await listPeoplePage(db, 'id', { order }, after)
    }
  await countPeople(db, 'id', { order: 'newest' })
  await countPeople(db, 'id', { order: 'newest', joined: [new Date(0), new Date()] })
  await countPeople(db, 'id', { order: 'newest', place: elsewhere, ...facets })
}
