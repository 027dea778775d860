import { distanceKm, type Point } from '../../locations/public.ts'
import type { Place } from './need/places.ts'

/** Kilometres from somewhere to each place; `null` where either is not on the map. */
export const distancesTo = (places: readonly Place[], from: Point | undefined): (number | null)[] =>
  places.map(({ point }) => (from === undefined || point === null ? null : distanceKm(point, from)))
