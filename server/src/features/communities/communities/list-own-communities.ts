import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../platform/http/action.ts'
import { findOwnCommunities } from './own-communities.store.ts'

export const listOwnCommunities = action(contract.listOwnCommunities, async (ctx) => {
  const { communities, version } = await findOwnCommunities(ctx.db, ctx.viewer.userId)
  return { communities, version: Number(version) }
})
