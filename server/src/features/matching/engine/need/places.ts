import { countryNamed, type FoundCity, type Point } from '../../../locations/public.ts'
import type { Word } from '../words.ts'
import { regions } from './regions.ts'

export interface Place {
  readonly label: string
  /** A country has none: it is compared by its name. */
  readonly point: Point | null
  /** How far the place itself reaches. */
  readonly km: number
}

export type FindCity = (name: string) => FoundCity | undefined

export interface FoundPlaces {
  readonly places: readonly Place[]
  readonly remote: boolean
  /** Which words of the text they are. */
  readonly used: ReadonlySet<number>
}

const before = new Set(
  'in near around from at outside across within to towards by based nr throughout of'.split(' '),
)
/** Between the preposition and the name. */
const between = new Set([
  'the',
  'central',
  'greater',
  'downtown',
  'east',
  'west',
  'north',
  'south',
  'or',
])
/** Words that are towns somewhere, and mean something else nearly always. */
const ambiguous = new Set(
  `reading nice bath mobile march august orange best sale song house home most split bar band male hit
  deal battle bury ware street wells wick barking cork date long of as is a an the music central union
  hope independence liberty commerce man mary jordan van sound gap pop rock metal soul folk jazz swing
  media press studio hall church chapel garden park beach lake river hill wood forest spring summer
  winter may june april october person style time tune key sessions session live beat beats drum
  drums opera piano bass lead record records industry page roman ed troy bend normal
  eden paradise surprise florence victoria regina salem enterprise concord progress
  fusion brass trio duo quartet vocal voice choir cover covers tour wedding party university college
  bursa batman como pau tours lens die ham essen singen wind horn kilt rust dance same
  stage mix master podcast imperial mission providence corona young price royal queens kings our us`.split(
    /\s+/,
  ),
)
const remoteWords =
  /\b(?:remote(?:ly)?|online|on-line|over the (?:internet|web|net)|(?:by|via|over|through) (?:the )?(?:internet|zoom|skype|video|email|file exchange)|(?:from|based|live|be) (?:anywhere|home|wherever)|anywhere in the world|(?:location|place) (?:does not|doesn['’]?t) matter|virtual(?:ly)?|zoom)\b/iu

/** Where it should be, and whether it may be done from anywhere. */
export function findPlaces(text: string, words: readonly Word[], findCity: FindCity): FoundPlaces {
  const places: Place[] = []
  const used = new Set<number>()
  const isShouted = text.toUpperCase() === text
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(4, words.length - at); count > 0; count -= 1) {
      const part = words.slice(at, at + count)
      if (!isOneName(text, part)) continue
      const place = placeOf(text, words, at, part, isShouted, used, findCity)
      if (place === undefined) continue
      if (places.every(({ label }) => label !== place.label)) places.push(place)
      for (let step = 0; step < count; step += 1) used.add(at + step)
      at += count - 1
      break
    }
  return { places: places.slice(0, 4), remote: remoteWords.test(text), used }
}

/** Only spaces and hyphens between its words. */
const isOneName = (text: string, part: readonly Word[]): boolean =>
  part.every((word, index) => {
    const next = part[index + 1]
    return next === undefined || /^[\s.-]{1,2}$/u.test(text.slice(word.to, next.from))
  })

function placeOf(
  text: string,
  words: readonly Word[],
  at: number,
  part: readonly Word[],
  isShouted: boolean,
  used: ReadonlySet<number>,
  findCity: FindCity,
): Place | undefined {
  const name = part.map(({ word }) => word).join(' ')
  const raw = text.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0)
  const isLed = isLedIn(words, at, used)
  const region = regions.get(name)
  if (region !== undefined) return { label: region.label, point: region.point, km: region.km }
  if (name === 'uk' || (name === 'us' && raw === 'US' && !isShouted) || name === 'usa')
    return { label: name === 'uk' ? 'United Kingdom' : 'United States', point: null, km: 0 }
  const country = name.length > 3 ? countryNamed(name) : undefined
  if (country !== undefined && (isLed || /^\p{Lu}/u.test(raw)) && !ambiguous.has(name))
    return { label: country, point: null, km: 0 }
  const isCapital = /^\p{Lu}/u.test(raw) && !isShouted
  if (name.length < 3 || (!isLed && !isCapital && name.length < 5)) return undefined
  const least = leastPopulation(isLed, isCapital, isSentenceStart(text, part[0]?.from ?? 0), name)
  if (least === undefined) return undefined
  const city = findCity(name)
  if (city === undefined || city.population < least) return undefined
  return { label: city.label, point: city.point, km: 0 }
}

/** The less the words say that it is a place, the larger it must be. */
function leastPopulation(
  isLed: boolean,
  isCapital: boolean,
  isFirst: boolean,
  name: string,
): number | undefined {
  if (ambiguous.has(name)) return isLed && isCapital && !isFirst ? 50_000 : undefined
  if (isLed && isCapital) return 1_000
  if (isLed) return 60_000
  if (isCapital && !isFirst) return 40_000
  return 250_000
}

function isLedIn(words: readonly Word[], at: number, used: ReadonlySet<number>): boolean {
  const last = words[at - 1]?.word ?? ''
  if (before.has(last)) return true
  const isJoined = last === 'or' || last === 'and'
  if (isJoined && used.has(at - 2)) return true
  return between.has(last) && before.has(words[at - 2]?.word ?? '')
}

const isSentenceStart = (text: string, from: number): boolean =>
  /(?:^|[.!?:\n])\s*$/u.test(text.slice(Math.max(0, from - 3), from)) || from === 0
