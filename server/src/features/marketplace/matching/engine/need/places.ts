import { countryNamed, type FoundCity, type Point } from '../../../../accounts/locations/public.ts'
import type { Word } from '../words/words.ts'
import { regions } from './regions.ts'

export interface Place {
  readonly label: string
  /** `null` for a country, which is compared by its name. */
  readonly point: Point | null
  /** The radius of the place itself. */
  readonly km: number
  /** The border of a region, if it is known. */
  readonly border?: readonly Point[]
  /** Only some of it is meant: 'the north of England'. */
  readonly isPart?: boolean
}

export type FindCity = (name: string) => FoundCity | undefined

export interface FoundPlaces {
  readonly places: readonly Place[]
  readonly remote: boolean
  /** The indexes of the words that name the places. */
  readonly used: ReadonlySet<number>
}

const before = new Set(
  'in near around from at outside across within to towards based nr throughout'.split(' '),
)
/** 'North of Leeds' names a place, 'songs of Chicago' does not. */
const beforeOf = new Set(
  'north south east west outside out city town centre center middle heart side suburbs area all whole most parts part rest anywhere county streets reach distance hour hours drive'.split(
    ' ',
  ),
)
/** These precede the name of an artist: 'songs by Boston', 'a band like Chicago'. */
const namesAfter = new Set('by like of called named'.split(' '))
const namesBefore = new Set('tribute covers cover fans'.split(' '))
/** Words allowed between the preposition and the name. */
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
/** Names of towns that nearly always mean something else. */
const ambiguous = new Set(
  `reading nice bath mobile march august orange best sale song house home most split bar band male hit
  deal battle bury ware street wells wick barking cork date long of as is a an the music central union
  hope independence liberty commerce man mary jordan van sound gap pop rock metal soul folk jazz swing
  media press studio hall church chapel garden park beach lake river hill wood forest spring summer
  winter may june april october person style time tune key sessions session live beat beats drum
  drums hammond opera piano bass lead record records industry page roman ed troy bend normal
  eden paradise surprise florence victoria regina salem enterprise concord progress
  fusion brass trio duo quartet vocal voice choir cover covers tour wedding party university college
  fife bursa batman como pau tours lens die ham essen singen wind horn kilt rust dance same
  stage mix master podcast imperial mission providence corona young price royal queens kings our us`.split(
    /\s+/,
  ),
)
/** Whether the name of a town is more likely a plain word. */
export const isPlainWord = (word: string): boolean => ambiguous.has(word)

const remoteWords =
  /\b(?:remote(?:ly)?|(?<!shops? |stores? |sold |buy it |put it |for (?:us|me) |find (?:us|me) )online(?! shops?| stores?)|on-line|over the (?:internet|web|net)|(?:by|via|over|through) (?:the )?(?:internet|zoom|skype|video|email|file exchange)|(?:from|based|live|be) (?:anywhere|home|wherever)|anywhere in the world|(?:location|place) (?:does not|doesn['’]?t) matter|virtual(?:ly)?|zoom)\b/iu

/** The requested places, and whether the work may be done remotely. */
export function findPlaces(text: string, words: readonly Word[], findCity: FindCity): FoundPlaces {
  const places: Place[] = []
  const used = new Set<number>()
  const names = new Set<number>()
  const isShouted = text.toUpperCase() === text
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(4, words.length - at); count > 0; count -= 1) {
      const part = words.slice(at, at + count)
      if (!isOneName(text, part)) continue
      if (isName(words, at, count, names)) {
        names.add(at)
        continue
      }
      const named = placeOf(text, words, at, part, isShouted, used, findCity)
      if (named === undefined) continue
      const country = named.km === 0 ? countryAfter(text, words, at + count) : undefined
      const place = country === undefined ? named : inCountry(part, country.name, findCity, named)
      for (let step = 0; step < (country?.count ?? 0); step += 1) used.add(at + count + step)
      if (places.every(({ label }) => label !== place.label)) places.push(place)
      for (let step = 0; step < count; step += 1) used.add(at + step)
      at += count + (country?.count ?? 0) - 1
      break
    }
  return { places: places.slice(0, 4), remote: remoteWords.test(text), used }
}

/** The country behind a town: 'Valencia, Spain'. */
function countryAfter(
  text: string,
  words: readonly Word[],
  at: number,
): { readonly name: string; readonly count: number } | undefined {
  const gap = text.slice(words[at - 1]?.to, words[at]?.from)
  if (words[at] === undefined || !/^\s?,\s*$/u.test(gap)) return undefined
  for (let count = Math.min(3, words.length - at); count > 0; count -= 1) {
    const part = words.slice(at, at + count)
    const name = isOneName(text, part) ? countryNamed(part.map(({ word }) => word).join(' ')) : ''
    if (name !== undefined && name !== '') return { name, count }
  }
  return undefined
}

function inCountry(
  part: readonly Word[],
  country: string,
  findCity: FindCity,
  otherwise: Place,
): Place {
  const city = findCity(`${part.map(({ word }) => word).join(' ')}, ${country}`)
  return city?.label.endsWith(`, ${country}`) === true
    ? { label: city.label, point: city.point, km: 0 }
    : otherwise
}

/** A region with at least this radius in kilometres is well known by its name. */
const knownRegion = 70

const others = /^(?:he|she|they|friend|neighbour|neighbor|cousin|uncle|aunt|nephew|colleague)s?$/u

/**
 * Whether it is the place of somebody else: 'he lives in Belfast', 'a friend who runs a shop in
 * Glasgow'.
 */
function isOfOthers(words: readonly Word[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 7), at).map(({ word }) => word)
  const who = lead.findIndex(
    (word, index) =>
      others.test(word) && (lead[index + 1] === 'who' || /^(?:he|she|they)$/u.test(word)),
  )
  if (who === -1) return false
  const rest = lead.slice(who + 1)
  return rest[0] === 'who' || /^(?:lives?|lived|moved|works?|teaches)$/u.test(rest[0] ?? '')
}

/** Whether the word is the name of a band or a song, or continues such a list. */
function isName(
  words: readonly Word[],
  at: number,
  count: number,
  names: ReadonlySet<number>,
): boolean {
  if (namesBefore.has(words[at + count]?.word ?? '')) return true
  if (isOfOthers(words, at)) return true
  const last = words[at - 1]?.word ?? ''
  if (last === 'of') return !beforeOf.has(words[at - 2]?.word ?? '')
  if (last === 'and' || last === 'or') return names.has(at - 2)
  return namesAfter.has(last)
}

/** Whether only spaces and hyphens separate its words. */
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
  // 'King's Cross' is not in a town called King.
  if (/['’]s$/u.test(raw)) return undefined
  const isLed = isLedIn(words, at, used)
  const isCapital = /^\p{Lu}/u.test(raw) && !isShouted
  const region = regions.get(name)
  if (region !== undefined)
    return isLed || region.km >= knownRegion || (isCapital && !ambiguous.has(name))
      ? { ...region, ...(isPartOf(words, at) && { isPart: true }) }
      : undefined
  if (name === 'uk' || (name === 'us' && raw === 'US' && !isShouted) || name === 'usa')
    return { label: name === 'uk' ? 'United Kingdom' : 'United States', point: null, km: 0 }
  const country = name.length > 3 ? countryNamed(name) : undefined
  if (country !== undefined && (isLed || /^\p{Lu}/u.test(raw)) && !ambiguous.has(name))
    return { label: country, point: null, km: 0 }
  if (name.length < 3 || (!isLed && !isCapital && name.length < 5)) return undefined
  const least = leastPopulation(isLed, isCapital, isSentenceStart(text, part[0]?.from ?? 0), name)
  if (least === undefined) return undefined
  const city = findCity(name)
  if (city === undefined || city.population < least) return undefined
  return { label: city.label, point: city.point, km: 0 }
}

const isPartOf = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.word === 'of' &&
  /^(?:north|south|east|west|middle|part|parts|side)$/u.test(words[at - 2]?.word ?? '')

/** The weaker the evidence for a place, the larger its population must be. */
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
  if (last === 'of' && beforeOf.has(words[at - 2]?.word ?? '')) return true
  const isJoined = last === 'or' || last === 'and'
  if (isJoined && used.has(at - 2)) return true
  return between.has(last) && before.has(words[at - 2]?.word ?? '')
}

const isSentenceStart = (text: string, from: number): boolean =>
  /(?:^|[.!?:\n])\s*$/u.test(text.slice(Math.max(0, from - 3), from)) || from === 0
