import { services } from './glossary.ts'
import { saidOtherwise } from './thesaurus.ts'
import { wordsOf, type Word } from './words.ts'

/** A name of a service in a text. */
export interface FoundService {
  /** The index in the glossary. */
  readonly service: number
  /** The index of its first word, and how many it has. */
  readonly at: number
  readonly count: number
}

interface Name {
  readonly services: number[]
  readonly words: readonly string[]
}

/** A name is found as it is written or in the plural: 'masters' are one, a 'master key' is none. */
const isWord = (word: string | undefined, name: string): boolean =>
  word === name || word === `${name}s`

/** 'Violin lessons' are fiddle lessons, too. */
const mostOthers = 8

const byFirst = namesByFirst()

function namesByFirst(): ReadonlyMap<string, readonly Name[]> {
  const names = new Map<string, Name>()
  const add = (name: string, index: number): void => {
    const words = wordsOf(name).map(({ word }) => word)
    const key = words.join(' ')
    const known = names.get(key) ?? { services: [], words }
    if (!known.services.includes(index)) known.services.push(index)
    names.set(key, known)
  }
  for (const [index, service] of services.entries())
    for (const name of service.names) add(name, index)
  const given = new Set(names.keys())
  for (const [index, service] of services.entries())
    for (const name of service.names)
      for (const other of saidOtherwise(name, mostOthers))
        // The glossary decides which service its own names belong to.
        if (
          !given.has(
            wordsOf(other)
              .map(({ word }) => word)
              .join(' '),
          )
        )
          add(other, index)
  const sorted = [...names.values()].toSorted((a, b) => b.words.length - a.words.length)
  return Map.groupBy(sorted, ({ words }) => words[0] ?? '')
}

/** After the name of a service, these belong to it: a 'festival production manager' is no manager. */
const generic = new Set(
  'manager management mixer mix mixes mixing producer singer studio'.split(' '),
)
/** Before these, the name of a service only says what for: a 'mixing desk' mixes nothing. */
const things = new Set(
  `desk console machine machines amp amps pedal pedals case stand agreement agreements contract
  contracts`.split(/\s+/u),
)

/** 'A mix of soul and funk' is not mixed by anybody, and who fiddles with songs plays no violin. */
const otherwise: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['mix', new Set(['of'])],
  ['mastering', new Set(['the'])],
  ['mixing', new Set(['concrete', 'cement', 'paint', 'colours', 'dough', 'drinks', 'cocktails'])],
  ['band', new Set(['saw', 'saws', 'aid'])],
  ['fiddle', new Set(['with', 'about', 'around'])],
])
export const isOtherwise = (name: string, after: Word | undefined): boolean =>
  otherwise.get(name)?.has(after?.word ?? '') === true

const isNext = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined && other !== undefined && one.to + 1 === other.from

/** The names of services in a text; a longer name wins over a shorter one in it. */
export function findServices(words: readonly Word[]): FoundService[] {
  const found: FoundService[] = []
  let end = -1
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]?.word ?? ''
    const names = [...(byFirst.get(first) ?? []), ...(byFirst.get(first.replace(/s$/u, '')) ?? [])]
    const name = names.find((one) =>
      one.words.every((word, step) => isWord(words[at + step]?.word, word)),
    )
    if (name === undefined) continue
    const count = name.words.length
    const isPart =
      count === 1 && generic.has(first) && end === at && isNext(words[at - 1], words[at])
    const after = words[at + count]
    const isThing = count === 1 && things.has(after?.word ?? '') && isNext(words[at], after)
    end = at + count
    if (isPart || isThing || isOtherwise(first, after)) continue
    for (const service of name.services) found.push({ service, at, count })
    at += count - 1
  }
  return found
}
