import * as contract from '@patchbay/contract/marketplace/listings'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { viewListing, viewOther } from './listing.view.ts'
import { findListing, listOthersOf } from './listings.store.ts'

export const getListing = action(contract.getListing, async (ctx, { params: { listingId } }) => {
  const row = await findListing(ctx.db, listingId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('listing_not_found')
  const others = await listOthersOf(ctx.db, listingId, ctx.viewer.userId)
  return {
    ...viewListing(row, ctx.viewer, await signerFor(ctx)),
    others: others.map(viewOther),
  }
})
