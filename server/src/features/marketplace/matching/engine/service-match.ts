import type { ListingDocument } from './document.ts'
import type { Meant } from './meant-services.ts'
import { findServices } from './words/find-services.ts'
import { services } from './words/glossary.ts'
import { wordsOf, type Word } from './words/words.ts'

/** How surely something is about each service of the glossary, by its index; at most 1. */
export type ServiceShares = ReadonlyMap<number, number>

/** What the meaning counts beside a service that is named: for a related one, and for another. */
const besideNear = 0.5
const besideOther = 0.25

/** The services of a need, from its words and from its meaning. */
export function servicesOfNeed(words: readonly Word[], meant: readonly Meant[]): ServiceShares {
  const shares = new Map<number, number>()
  const said = findServices(words).map(({ service, at }) => ({ service, lead: leadOf(words, at) }))
  // 'Something for a live band' asks for a band only if nothing else is asked for.
  const most = Math.max(0, ...said.map(({ lead }) => lead))
  for (const { service, lead } of said)
    if (lead > 0) shares.set(service, Math.max(shares.get(service) ?? 0, lead / most))
  const named = [...shares.keys()]
  for (const { service, share } of meant) {
    const isNear = named.some((one) => (nearness[one]?.[service] ?? 0) > 0)
    const trust = named.length === 0 ? 1 : isNear ? besideNear : besideOther
    shares.set(service, Math.max(shares.get(service) ?? 0, trust * share))
  }
  return shares
}

const owned = new Set('my our their his her your its with as like by us we is am are'.split(' '))
const seeking = new Set(
  'looking look search searching ask asking wanted hunting after want need'.split(' '),
)

/** 'Our drummer' is not looked for, and a song 'for a choir' less than the choir itself. */
function leadOf(words: readonly Word[], at: number): number {
  for (let step = 1; step <= 2; step += 1) {
    const word = words[at - step]?.word ?? ''
    if (owned.has(word)) return 0
    if (word === 'for')
      return seeking.has(words[at - step - 1]?.word ?? '') || at === step ? 1 : 0.4
  }
  return 1
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
  const [first = '', ...rest] = description.split(/(?<=[.!?])\s+/u)
  for (const { service } of findServices(wordsOf(title))) add(service, 1)
  for (const [text, share] of [
    [first, 0.6],
    [rest.join(' '), 0.35],
    [bio ?? '', 0.15],
  ] as const) {
    const words = wordsOf(text)
    for (const { service, at } of findServices(words)) if (!isOther(words, at)) add(service, share)
  }
  for (const { service, share } of meant) add(service, 0.7 * share)
  return shares
}

const others = new Set('a an the our your my his her their with for no any another to'.split(' '))
const selves = new Set('am im as is been'.split(' '))

/** 'I once dressed a drummer' offers no drummer, 'I am a drummer' does. */
const isOther = (words: readonly Word[], at: number): boolean =>
  others.has(words[at - 1]?.word ?? '') && !selves.has(words[at - 2]?.word ?? '')

/** How much two services have in common. */
const sameFamily = 0.4
const otherFamily = 0.2

const nearness: readonly Float32Array[] = services.map((one) =>
  Float32Array.from(services, (other) => {
    if (one === other) return 1
    const shared = one.families.filter((family) => other.families.includes(family))
    if (shared.length === 0) return 0
    return shared.includes(one.families[0] ?? '') && one.families[0] === other.families[0]
      ? sameFamily
      : otherFamily
  }),
)

/** For each service, how much a listing that offers it serves the need. */
export function wantedOf(shares: ServiceShares): Float32Array {
  const wanted = new Float32Array(services.length)
  for (const [service, share] of shares)
    for (let other = 0; other < wanted.length; other += 1)
      wanted[other] = Math.max(wanted[other] ?? 0, share * (nearness[service]?.[other] ?? 0))
  return wanted
}
