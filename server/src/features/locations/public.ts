export { openAtlas, type Atlas } from './atlas.ts'
export { countryNamed } from './country-names.ts'
export type { FoundCity } from './find-city.ts'
export { distanceKm, type Point } from './point.ts'
