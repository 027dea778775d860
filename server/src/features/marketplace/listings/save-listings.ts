import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import * as contract from '@patchbay/contract/marketplace/listings'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { wakeIndex } from '../matching/public.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import type { OwnListingRow } from './listings.store.ts'
import { isSaved, revisionOf, showOwnListings, wholeOffer } from './own-listings.ts'
import { lockListings, listOwnListings, putListings, removeListings } from './own-listings.store.ts'
import { planSounds } from './plan-sounds.ts'

export const saveListings = action(contract.saveListings, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const rows = await transaction(ctx.db, async (tx) => {
    // This lock comes first, so that the second of two tabs that save at once sees the first one's
    // changes.
    if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
    const known = await listOwnListings(tx, userId)
    const offers = body.listings.map((offer) => wholeOffer(offer, rowOf(offer, known)))
    // This also answers a request that is repeated because its answer got lost.
    if (isAllThere(offers, known)) return known
    if (body.revision !== revisionOf(known)) throw new AppError('listings_changed')
    await change(tx, { userId, known, offers, now: ctx.now() })
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

/** A profession that stays keeps its listing, with the messages that refer to it. */
async function change(tx: Database, { userId, known, offers, now }: Change): Promise<void> {
  const remaining = new Set(offers.map((offer) => rowOf(offer, known)?.id))
  const gone = known.map(({ id }) => id).filter((id) => !remaining.has(id))
  const changed = offers.filter((offer) => !isSaved(offer, rowOf(offer, known)))
  await lockListings(tx, userId, gone)
  // Files are locked last, as when they are sent.
  const putSounds = await planSounds(tx, userId, offers, known)
  const ids = await putListings(tx, userId, changed, now)
  await putSounds(ids)
  await removeListings(tx, gone)
}
