import type { Offer } from '@patchbay/contract/listing-fields'
import * as contract from '@patchbay/contract/listings'
import { transaction, type Database } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { wakeIndex } from '../matching/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import type { OwnListingRow } from './listings.store.ts'
import { isSaved, revisionOf, showOwnListings } from './own-listings.ts'
import { lockListings, listOwnListings, putListings, removeListings } from './own-listings.store.ts'
import { planSounds } from './plan-sounds.ts'

export const saveListings = action(contract.saveListings, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const rows = await transaction(ctx.db, async (tx) => {
    // First of all: of two tabs that save at once, one sees what the other has done.
    if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
    const known = await listOwnListings(tx, userId)
    // Also what is sent again because the answer got lost.
    if (isAllThere(body.listings, known)) return known
    if (body.revision !== revisionOf(known)) throw new AppError('listings_changed')
    await change(tx, { userId, known, offers: body.listings, now: ctx.now() })
    await wakeIndex(tx)
    return listOwnListings(tx, userId)
  })
  return showOwnListings(ctx, rows)
})

const rowOf = (offer: Offer, known: readonly OwnListingRow[]): OwnListingRow | undefined =>
  known.find(({ category }) => category === offer.category)

const isAllThere = (offers: readonly Offer[], known: readonly OwnListingRow[]): boolean =>
  offers.length === known.length && offers.every((offer) => isSaved(offer, rowOf(offer, known)))

interface Change {
  readonly userId: string
  readonly known: readonly OwnListingRow[]
  readonly offers: readonly Offer[]
  readonly now: Date
}

/** A profession that stays keeps its listing, with all that was written about it. */
async function change(tx: Database, { userId, known, offers, now }: Change): Promise<void> {
  const kept = new Set(offers.map((offer) => rowOf(offer, known)?.id))
  const gone = known.map(({ id }) => id).filter((id) => !kept.has(id))
  const changed = offers.filter((offer) => !isSaved(offer, rowOf(offer, known)))
  await lockListings(tx, userId, gone)
  // Files come last, as for whoever sends some.
  const putSounds = await planSounds(tx, userId, offers, known)
  const ids = await putListings(tx, userId, changed, now)
  await putSounds(ids)
  await removeListings(tx, gone)
}
