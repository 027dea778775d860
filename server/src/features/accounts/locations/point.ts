export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadiusKm = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const straight =
    north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(straight)))
}
