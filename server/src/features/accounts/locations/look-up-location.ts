import * as contract from '@patchbay/contract/accounts/locations'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { openAtlas } from './atlas.ts'
import { askGeocoder } from './geocoder.ts'

export const lookUpLocation = action(contract.lookUpLocation, async (ctx, { body }) => {
  await ctx.limits.count('location', ctx.viewer.userId)
  const { geocoder } = ctx.config
  if (geocoder !== undefined) return { location: await askGeocoder(geocoder, body) }
  const location = (await openAtlas()).locationAt(body)
  if (location === undefined) throw new AppError('location_not_found')
  return { location }
})
