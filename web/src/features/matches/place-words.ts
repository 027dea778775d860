import type { MatchPoint } from '@patchbay/contract/matches'
import { cityOf } from '../listings/public.ts'
import { orList } from './plain-words.ts'
import { pointTexts as texts } from './why-texts.ts'

type PlacePoint = Extract<MatchPoint, { about: 'place' }>

/**
 * Beyond this distance from a town, a match is due to the provider's text and not their location.
 */
const nearKm = 60

/** The name of a town includes its country; regions and countries have no comma. */
const isTown = (place: string): boolean => place.includes(',')

/** Whether it matches although the provider's own location does not, or is unknown. */
function isByOwnWords({ asked, location, kilometres, verdict }: PlacePoint): boolean {
  if (verdict !== 'met' || asked.length === 0) return false
  if (location === null) return true
  if (kilometres !== null) return kilometres > nearKm && asked.every(isTown)
  return !asked.some((place) => location === place || location.endsWith(`, ${place}`))
}

export function placeWords(point: PlacePoint): string {
  const { asked, location, kilometres, remote, verdict } = point
  if (remote && verdict === 'met') return texts.fromAnywhere
  if (isByOwnWords(point)) return texts.byOwnWords(orList(asked.map(cityOf)))
  if (location === null) return texts.noPlace
  const city = cityOf(location)
  if (kilometres !== null && kilometres > 0) {
    const [only] = asked
    if (asked.length !== 1 || only === undefined) return texts.away(city, kilometres)
    return texts.awayFrom(city, kilometres, isTown(only) ? cityOf(only) : texts.middleOf(only))
  }
  if (verdict === 'met' || asked.length === 0) return texts.inPlace(city)
  return texts.askedFor(city, orList(asked.map(cityOf)))
}
