import { lookUpLocation } from './look-up-location.ts'
import { suggestLocations } from './suggest-locations.ts'

export const locationRoutes = [lookUpLocation, suggestLocations]
