import * as contract from '@patchbay/contract/marketplace/listings'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { readPlace } from '../../accounts/locations/public.ts'
import { countOffered, listOfferedPage, type OfferedCursor } from './offered-listings.store.ts'
import { viewListings } from './show-listings.ts'

const time = z.tuple([z.literal('newest'), z.iso.datetime(), z.uuid()])
const number = (order: contract.ListingOrder) => z.tuple([z.literal(order), z.number(), z.uuid()])

/** A cursor is only valid for the sort order it was made with. */
function readCursor(
  order: contract.ListingOrder,
  cursor: string | undefined,
): OfferedCursor | undefined {
  const place = decodeCursor(order === 'newest' ? time : number(order), cursor)
  if (place === undefined) return undefined
  const [, by, id] = place
  return [typeof by === 'string' ? new Date(by) : by, id]
}

export const browseListings = action(contract.browseListings, async (ctx, { query }) => {
  const { cursor, place: text = '', within, sort = 'newest', ...filters } = query
  const { userId } = ctx.viewer
  await countSearch(ctx, userId, text)
  const place = text === '' ? undefined : await readPlace(text, within)
  // Sorting by distance needs a city to measure from.
  const order = sort === 'nearest' && place?.cities === undefined ? 'newest' : sort
  const after = readCursor(order, cursor)
  const criteria = { ...filters, place, order }
  const found = await listOfferedPage(ctx.db, userId, criteria, after)
  const { rows, nextCursor } = pageOf(found, contract.listingsPerPage, ({ by, id }) => [
    order,
    by,
    id,
  ])
  return {
    listings: await viewListings(ctx, ctx.viewer, rows),
    nextCursor,
    total: after === undefined ? await countOffered(ctx.db, userId, criteria) : null,
    place: place?.name ?? null,
  }
})
