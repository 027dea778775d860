import type { ListingDocument } from '../document.ts'
import type { Meant } from './meant-services.ts'
import { translate } from '../languages/translate.ts'
import { parting } from '../need/professions.ts'
import { findServices } from '../words/find-services.ts'
import { services } from '../words/glossary.ts'
import { stemsOf, wordsOf, type Word } from '../words/words.ts'

/** How surely something is about each service of the glossary, by its index; at most 1. */
export type ServiceShares = ReadonlyMap<number, number>

/** What the meaning counts beside a service that is named: for a related one, and for another. */
const besideNear = 0.5
const besideOther = 0.25

/** What stands in a need without being asked for: by its place in the text, and by its index. */
interface Asides {
  readonly isAside: (at: number) => boolean
  readonly isOwned: (at: number) => boolean
}

const nothingAside: Asides = { isAside: () => false, isOwned: () => false }

/** The services of a need, from its words and from its meaning. */
export function servicesOfNeed(
  words: readonly Word[],
  meant: readonly Meant[],
  { isAside, isOwned }: Asides = nothingAside,
): ServiceShares {
  const shares = new Map<number, number>()
  const isStory = words.length >= storyFrom
  const said = findServices(words).map(({ service, at }) => ({
    service,
    lead:
      (isOwned(at) ? 0 : leadOf(words, at)) *
      (isStory && !isRequested(words, at) ? inStory : 1) *
      (isAside(words[at]?.from ?? 0) ? besideWish : 1),
  }))
  // 'Something for a live band' asks for a band only if nothing else is asked for.
  const most = Math.max(0, ...said.map(({ lead }) => lead))
  const scale = isStory ? 1 : 1 / Math.max(most, 1e-6)
  for (const { service, lead } of said)
    if (lead > 0) shares.set(service, Math.max(shares.get(service) ?? 0, lead * scale))
  if (said.length === 0) for (const service of familyOf(words)) shares.set(service, 1)
  // What is only mentioned leaves room for what is meant.
  const named = [...shares].filter(([, share]) => share > inStory).map(([service]) => service)
  for (const { service, share } of meant) {
    const isNear = named.some((one) => (nearness[one]?.[service] ?? 0) > 0)
    const trust = named.length === 0 ? 1 : isNear ? besideNear : besideOther
    shares.set(service, Math.max(shares.get(service) ?? 0, trust * share))
  }
  return shares
}

/** A need of so few words may name a whole family of services: 'band', 'strings'. */
const fewWords = 2

const familyOf = (words: readonly Word[]): number[] =>
  words.length > fewWords
    ? []
    : services.flatMap(({ families }, service) =>
        words.some(({ word }) => families[0] === word || `${families[0]}s` === word) ? service : [],
      )

/** From so many words on, a need tells a story, and services in it may be anybody's. */
const storyFrom = 14
const inStory = 0.35
/** What a name counts in a sentence that asks for nothing, beside others that do. */
const besideWish = 0.4

const owned = new Set('my our their his her your its with as like by we is am are'.split(' '))
const seeking = new Set(
  'looking look search searching ask asking wanted hunting after want need'.split(' '),
)
const requests = new Set(
  `${[...seeking].join(' ')} needs wants seek seeking find book hire rent somebody someone anybody
  anyone who please help recommend require required`.split(/\s+/u),
)
/** How far before a name the request for it may stand. */
const reach = 8

/** 'Our drummer' is not looked for, and a song 'for a choir' less than the choir itself. */
function leadOf(words: readonly Word[], at: number): number {
  for (let step = 1; step <= 4; step += 1) {
    const word = words[at - step]?.word ?? ''
    if (step > 2 && word === 'by') return 0
    if (step > 2 && word !== 'for') {
      if (parting.test(word)) return 1
      continue
    }
    // 'What we need is a drummer.'
    const isWish =
      word === 'is' &&
      words.slice(Math.max(0, at - step - 3), at - step).some((one) => seeking.has(one.word))
    if ((owned.has(word) && !isWish) || isOwnPlaying(words, at - step)) return 0
    if (word === 'for')
      return seeking.has(words[at - step - 1]?.word ?? '') || at === step ? 1 : 0.4
  }
  return 1
}

/** 'I play the drums' looks for something else. */
export const isOwnPlaying = (words: readonly Word[], at: number): boolean =>
  /^(?:play|sing|dj)$/u.test(words[at]?.word ?? '') && /^(?:i|we)$/u.test(words[at - 1]?.word ?? '')

/** Whether the words before a name ask for it; what begins a need is what it is about. */
function isRequested(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at).map(({ word }) => word)
  if (before.at(-1) === 'the') return false
  return at <= 1 || before.some((word) => requests.has(word))
}

/** The services that a listing offers: by the names in its text, and by its meaning. */
export function servicesOfListing(
  { title, description, bio }: ListingDocument,
  meant: readonly Meant[],
): ServiceShares {
  const shares = new Map<number, number>()
  const add = (service: number, share: number) => {
    shares.set(service, Math.max(shares.get(service) ?? 0, share))
  }
  const english = translate(title).text
  const titleWords = wordsOf(english)
  for (const { service, at } of findServices(titleWords))
    add(service, placeInTitle(english, titleWords, at))
  const isNamed = [...shares.values()].includes(1)
  const [first = '', ...rest] = description.split(/(?<=[.!?])\s+/u)
  for (const [text, share] of [
    [first, isNamed ? 0.4 : 0.6],
    [rest.join(' '), 0.35],
    [bio ?? '', 0.15],
  ] as const) {
    const words = wordsOf(text)
    for (const { service, at } of findServices(words)) if (!isOther(words, at)) add(service, share)
  }
  for (const { service, share } of meant) add(service, (isNamed ? 0.7 : 0.95) * share)
  return shares
}

const others = new Set('a an the our your my his her their with for no any another to'.split(' '))
const selves = new Set('am im as is been'.split(' '))

/** 'I once dressed a drummer' offers no drummer, 'I am a drummer' does. */
const isOther = (words: readonly Word[], at: number): boolean =>
  others.has(words[at - 1]?.word ?? '') && !selves.has(words[at - 2]?.word ?? '')

/** After these words a title names customers or what its author looks for. */
const customers = /\b(?:for|with|of|over|seeks?|seeking|signing|looking|looks|wants?|needs?)\b/iu
const forCustomers = 0.2
const inBrackets = 0.4

/** 'Websites for bands and studios' offers no studio, nor does a 'cellist (studio and stage)'. */
function placeInTitle(title: string, words: readonly Word[], at: number): number {
  const before = title.slice(0, words[at]?.from ?? 0)
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return inBrackets
  const part = before.split(/[:;|–—]/u).at(-1) ?? ''
  return customers.test(part) ? forCustomers : 1
}

/** How much two services have in common. */
const sameFamily = 0.45
const otherFamily = 0.3
/** All who play have this family, a drummer and a harpist too. */
const wideFamily = 'player'
const onlyWide = 0.1

const nearness: readonly Float32Array[] = services.map((one) =>
  Float32Array.from(services, (other) => {
    if (one === other) return 1
    if (one.families[0] === other.families[0]) return sameFamily
    const shared = one.families.filter((family) => other.families.includes(family))
    if (shared.length === 0) return 0
    return shared.some((family) => family !== wideFamily) ? otherFamily : onlyWide
  }),
)

/** What is meant less than this, beside the service that is meant most, is not surely meant. */
const surelyMeant = 0.5

/** The stems of the names of those services that a need surely means and a listing offers. */
export function namesOf(
  shares: ServiceShares | undefined,
  offered: readonly number[],
): Set<string> {
  const most = Math.max(0, ...(shares?.values() ?? []))
  const same = offered.filter((service) => (shares?.get(service) ?? 0) > most * surelyMeant)
  return new Set(same.flatMap((service) => services[service]?.names ?? []).flatMap(stemsOf))
}

/** For each service, how much a listing that offers it serves the need. */
export function wantedOf(shares: ServiceShares): Float32Array {
  const wanted = new Float32Array(services.length)
  for (const [service, share] of shares)
    for (let other = 0; other < wanted.length; other += 1)
      wanted[other] = Math.max(wanted[other] ?? 0, share * (nearness[service]?.[other] ?? 0))
  return wanted
}
