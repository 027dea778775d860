import * as contract from '@patchbay/contract/marketplace/listings'
import { action } from '../../../platform/http/action.ts'
import { showOwnListings } from './own-listings.ts'
import { listOwnListings } from './own-listings.store.ts'

export const getOwnListings = action(contract.getOwnListings, async (ctx) =>
  showOwnListings(ctx, await listOwnListings(ctx.db, ctx.viewer.userId)),
)
