import * as contract from '@patchbay/contract/accounts/locations'
import { action } from '../../../platform/http/action.ts'
import { openAtlas } from './atlas.ts'

export const suggestLocations = action(contract.suggestLocations, async (_ctx, { query }) => ({
  locations: (await openAtlas()).suggest(query.q),
}))
