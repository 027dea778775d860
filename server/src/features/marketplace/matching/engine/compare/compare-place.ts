import { cityOf } from '@patchbay/contract/accounts/city-of'
import type { Verdict } from '@patchbay/contract/marketplace/matches'
import type { Asked } from '../asked.ts'
import type { ListingDocument } from '../document.ts'
import type { Facts } from '../facts.ts'
import { mentionsPlace } from '../words/mentions.ts'
import type { Place } from '../need/places.ts'
import type { Distance, Distances, Weighed } from '../weighed.ts'
import { stemsOf } from '../words/words.ts'

/** About an hour's travel. */
const nearKm = 60
const reachKm = 180

/** Compares the requested place with the listing's location, or with the area in its text. */
export function comparePlace(
  { need, places }: Asked,
  document: ListingDocument,
  facts: Facts,
  distances: Distances,
): Weighed | undefined {
  if (places.length === 0 && !need.remote) return undefined
  const { location } = document
  const beyond = places.map((place, index) =>
    beyondOf(place, document, facts, distances[index] ?? null),
  )
  const [nearest] = beyond.filter((one) => one !== null).toSorted((a, b) => a.km - b.km)
  const here = distances.filter((one) => one !== null).map(({ km }) => km)
  const make = (verdict: Verdict, weight: number): Weighed => ({
    point: {
      about: 'place',
      verdict,
      asked: need.places,
      location,
      kilometres: here.length === 0 ? null : Math.round(Math.min(...here)),
      remote: facts.remote,
    },
    weight,
  })
  if (need.remote && facts.remote) return make('met', 0.05)
  if (places.length === 0) return make('open', 0)
  if (nearest === undefined) return make('open', -0.02)
  if (nearest.km <= nearKm) return nearest.isSure ? make('met', 0.12) : make('open', 0.09)
  const weight = nearest.km <= reachKm ? -0.01 : nearest.km < 1_000 ? -0.07 : -0.12
  return make(facts.remote ? 'open' : 'missed', facts.remote ? weight / 2 : weight)
}

interface Beyond {
  /** From the edge of the place. */
  readonly km: number
  /** Whether it is certain on which side of the edge. */
  readonly isSure: boolean
}

/** `null` if the distance is unknown. */
function beyondOf(
  place: Place,
  document: ListingDocument,
  facts: Facts,
  distance: Distance | null,
): Beyond | null {
  const { location } = document
  const own = cityOf(place.label)
  const here: Beyond = { km: 0, isSure: true }
  if (stemsOf(own).every((stem) => facts.stems.has(stem)) && mentionsPlace(document, own))
    return here
  if (place.point === null) {
    if (location === null) return null
    return location.endsWith(`, ${place.label}`) ? here : { km: 1_000, isSure: true }
  }
  if (distance === null) return location !== null && location === place.label ? here : null
  if (place.km === 0) return { km: distance.km, isSure: true }
  if (distance.inside !== false) return { km: 0, isSure: distance.inside === true }
  // Outside is never near: a region already includes its surroundings.
  return { km: Math.max(1, distance.km - place.km) + nearKm, isSure: true }
}
