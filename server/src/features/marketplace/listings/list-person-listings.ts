import * as contract from '@patchbay/contract/marketplace/person-listings'
import { action } from '../../../platform/http/action.ts'
import { listListingsOf } from './person-listings.store.ts'
import { viewListings } from './show-listings.ts'

export const listPersonListings = action(
  contract.listPersonListings,
  async (ctx, { params: { userId } }) => ({
    listings: await viewListings(
      ctx,
      ctx.viewer,
      await listListingsOf(ctx.db, ctx.viewer.userId, userId),
    ),
  }),
)
