import type { MatchPoint } from '@patchbay/contract/matches'
import { cityOf } from '../listings/public.ts'
import { orList } from './plain-words.ts'
import { pointTexts as texts } from './why-texts.ts'

type PlacePoint = Extract<MatchPoint, { about: 'place' }>

/** Who is further away from a town fits by what they write, and not by where they are. */
const nearKm = 60

/** A town stands with its country; regions and countries stand alone. */
const isTown = (place: string): boolean => place.includes(',')

/** Whether it fits although the provider's own place does not, or is not known. */
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
