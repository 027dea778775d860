import { distanceKm, type Point } from '../../../accounts/locations/public.ts'
import type { Place } from './need/places.ts'

/** The kilometres from a point to each place; `null` if either has no coordinates. */
export const distancesTo = (places: readonly Place[], from: Point | undefined): (number | null)[] =>
  places.map(({ point }) => (from === undefined || point === null ? null : distanceKm(point, from)))
