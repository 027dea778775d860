import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../platform/http/action.ts'
import { listPlaces } from './list-communities.store.ts'

export const listCommunityPlaces = action(contract.listCommunityPlaces, async (ctx) => ({
  places: [...(await listPlaces(ctx.db))],
}))
