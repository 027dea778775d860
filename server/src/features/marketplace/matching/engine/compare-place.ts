import type { Verdict } from '@patchbay/contract/marketplace/matches'
import type { Asked } from './asked.ts'
import type { ListingDocument } from './document.ts'
import type { Facts } from './facts.ts'
import { mentionsPlace } from './words/mentions.ts'
import type { Place } from './need/places.ts'
import type { Distances, Weighed } from './weighed.ts'
import { stemsOf } from './words/words.ts'

/** About an hour's travel. */
const nearKm = 60
const reachKm = 180
const aroundKm = 15

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
  const known = beyond.filter((one) => one !== null)
  const least = known.length === 0 ? null : Math.min(...known)
  const here = distances.filter((one) => one !== null)
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
  if (least === null) return make('open', -0.02)
  if (least <= nearKm) return make('met', 0.12)
  const weight = least <= reachKm ? -0.01 : least < 1_000 ? -0.07 : -0.12
  return make(facts.remote ? 'open' : 'missed', facts.remote ? weight / 2 : weight)
}

/** The distance in kilometres from the edge of the place; `null` if it is unknown. */
function beyondOf(
  place: Place,
  document: ListingDocument,
  facts: Facts,
  distance: number | null,
): number | null {
  const { location } = document
  const own = place.label.split(',')[0] ?? ''
  if (stemsOf(own).every((stem) => facts.stems.has(stem)) && mentionsPlace(document, own)) return 0
  if (place.point === null)
    return location === null ? null : location.endsWith(`, ${place.label}`) ? 0 : 1_000
  if (distance !== null && place.km === 0) return distance
  // A region already includes its surroundings, so less counts as near than around a town's centre.
  if (distance !== null) return distance <= place.km ? 0 : distance - place.km + nearKm - aroundKm
  return location === null ? null : location === place.label ? 0 : null
}
