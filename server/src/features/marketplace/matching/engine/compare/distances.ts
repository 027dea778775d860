import { distanceKm, type Point } from '../../../../accounts/locations/public.ts'
import type { Place } from '../need/places.ts'
import { isWithin } from '../need/regions.ts'
import type { Distance } from '../weighed.ts'

/** Within this share of a region's radius, a point is surely in it, whatever its shape. */
const surely = 0.5

/** From a point to each place; `null` if either has no coordinates. */
export const distancesTo = (
  places: readonly Place[],
  from: Point | undefined,
): (Distance | null)[] =>
  places.map((place) => {
    if (from === undefined || place.point === null) return null
    const km = distanceKm(place.point, from)
    return { km, inside: isInside(place, from, km) }
  })

function isInside(place: Place, from: Point, km: number): boolean | null {
  const { km: radius, border } = place
  if (border !== undefined) return isWithin(border, from) && (place.isPart === true ? null : true)
  if (radius === 0 || km > radius) return false
  return km <= radius * surely ? true : null
}
