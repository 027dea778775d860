import * as contract from '@patchbay/contract/search/directory'
import { plainText } from '@patchbay/contract/formatted-text'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { readPlace, type AskedPlace } from '../../accounts/locations/public.ts'
import { findAnswers } from '../../accounts/profiles/public.ts'
import {
  countPeople,
  listPeoplePage,
  type ListedCursor,
  type ListedRow,
} from './listed-people.store.ts'
import { mayMessage, viewFound } from '../../people/people/public.ts'
import type { TimeSpan } from '../../marketplace/listings/public.ts'

/** The statement lists nobody who is banned, or with whom there is a block. */
const access = { own: false, blocked: false, blocksViewer: false, banned: false }

const viewListedPerson = (row: ListedRow): contract.ListedPerson => ({
  ...viewFound(row),
  experienceLevel: row.experience_level,
  bio: row.bio && plainText(row.bio),
  openTo: row.open_to,
  sharedCommunities: row.shared_communities,
  kilometres: row.kilometres === null ? null : Math.round(row.kilometres),
  can: { message: mayMessage(access) },
})

const keys = {
  newest: z.iso.datetime(),
  nearest: z.number(),
  name: z.string().check(z.maxLength(80)),
} as const satisfies Record<contract.PersonOrder, unknown>

/** A cursor is only valid for the sort order it was made with. */
function readCursor(
  order: contract.PersonOrder,
  cursor: string | undefined,
): ListedCursor | undefined {
  const place = decodeCursor(z.tuple([z.literal(order), keys[order], z.uuid()]), cursor)
  return place && [place[1], place[2]]
}

interface Asked {
  readonly place: AskedPlace | undefined
  readonly within: number | undefined
}

/** A distance, or sorting by it, without a place is measured from the viewer's own. */
async function readAsked(
  db: Database,
  viewerId: string,
  { place: text = '', within, sort }: contract.PeopleFacets,
): Promise<Asked> {
  const isMeasured = within !== undefined || sort === 'nearest'
  const own = text === '' && isMeasured ? (await findAnswers(db, viewerId)).location : null
  const wanted = text || (own ?? '')
  if (wanted === '') return { place: undefined, within: undefined }
  const radius = within ?? (sort === 'nearest' ? contract.nearestWithin : undefined)
  const place = await readPlace(wanted, radius)
  return { place, within: place.cities === undefined ? undefined : radius }
}

/** How many of those whom the viewer looks for joined in this time. */
export async function countNewPeople(
  db: Database,
  viewerId: string,
  { place: text, within, ...facets }: Omit<contract.PeopleFacets, 'sort'>,
  joined: TimeSpan,
): Promise<number> {
  const { place } = await readAsked(db, viewerId, { place: text, within })
  return countPeople(db, viewerId, { ...facets, place, order: 'newest', joined })
}

export const browsePeople = action(contract.browsePeople, async (ctx, { query }) => {
  const { cursor, place: text, within: radius, sort = 'newest', ...facets } = query
  const { userId } = ctx.viewer
  await countSearch(ctx, userId, text)
  const { place, within } = await readAsked(ctx.db, userId, { place: text, within: radius, sort })
  // Sorting by distance needs a city to measure from.
  const order = sort === 'nearest' && place?.cities === undefined ? 'newest' : sort
  const after = readCursor(order, cursor)
  const criteria = { ...facets, place, order }
  const found = await listPeoplePage(ctx.db, userId, criteria, after)
  const { rows, nextCursor } = pageOf(found, contract.peoplePerPage, ({ by, id }) => [
    order,
    by,
    id,
  ])
  return {
    people: rows.map(viewListedPerson),
    nextCursor,
    total: after === undefined ? await countPeople(ctx.db, userId, criteria) : null,
    place: place?.name ?? null,
    within: within ?? null,
    sort: order,
  }
})
