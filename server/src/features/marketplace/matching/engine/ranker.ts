import type { Need } from '@patchbay/contract/marketplace/matches'
import type { Asked } from './asked.ts'
import { distancesTo } from './compare/distances.ts'
import { sentencesIn, vectorOf, vectorsOf } from './need-vectors.ts'
import type { Embedder } from './model/embedder.ts'
import { towards, type FindMeant, type Meant } from './services/meant-services.ts'
import type { FindCity } from './need/places.ts'
import { biasOf, comparePoints } from './points.ts'
import { namesOf, servicesOfNeed, wantedOf, type ServiceShares } from './services/service-match.ts'
import { readNeed, type ReadNeed } from './read-need.ts'
import type { Reading, ReadTerm } from './reading.ts'
import { coverage, isAbout, isFarAway, isOfTheTrade, leastFitness, nearlyAll } from './relevance.ts'
import { cheapnessAmong } from './compare/cheapness.ts'
import { byScore, Shelf, type Scored } from './shelf.ts'
import { findServices } from './words/find-services.ts'
import type { Repair, Spelling } from './words/spelling.ts'
import { everything, weights, type Parts } from './weights.ts'

export interface Ranked {
  readonly id: string
  readonly score: number
  readonly weak: boolean
  /** It offers the service that the need asks for, or one near it. */
  readonly fits: boolean
  /**
   * The stems of the need's words that name a service which is asked for and offered; `undefined` if
   * no service is asked for.
   */
  readonly names?: readonly string[]
}

export interface Ranking {
  readonly ranked: readonly Ranked[]
  readonly need: Need
  readonly repaired: readonly Repair[]
  readonly wordsOnly: boolean
  readonly reading: Reading
}

export interface RankerParts {
  readonly findCity: FindCity
  readonly spelling: Omit<Spelling, 'written'>
  readonly findMeant: FindMeant
}

export interface RankOptions {
  readonly today: Date
  readonly exclude: readonly string[]
  readonly most: number
  /** Restricts the ranking to these listings. */
  readonly only?: readonly string[]
  /** For benchmarks: which parts of the ranking are used. */
  readonly parts?: Parts
}

/** How many of the nearest listings are compared in detail. */
const mostCandidates = 500

/** The fit of a listing whose service is related to the one that is meant. */
const relatedFit = 0.4

/** Only this many are divided into listings that fit and weak ones. */
const mostJudged = 60

/** A town at home is meant before a namesake abroad, unless that is very much larger. */
const leastShare = 0.02

const mostCompared = 30

/** A listing that has less of a service only mentions it. */
const surelyOffered = 0.38

/** Ranks the listings of a shelf. Everything here blocks its thread, so it runs in the worker. */
export class Ranker {
  readonly shelf: Shelf
  readonly #with: RankerParts

  constructor(parts: RankerParts) {
    this.#with = parts
    this.shelf = new Shelf(parts.findMeant)
  }

  async rank(description: string, options: RankOptions, embedder?: Embedder): Promise<Ranking> {
    const parts = options.parts ?? everything
    const read = readNeed(description, {
      today: options.today,
      findCity: (name) => this.#findNamed(name),
      parse: parts.constraints,
      others: parts.glossary,
      spelling: parts.spelling
        ? { ...this.#with.spelling, written: this.shelf.index.words }
        : undefined,
    })
    const needVector =
      parts.meaning && read.text !== '' ? await vectorOf(read.text, embedder) : undefined
    const sentences =
      needVector === undefined ? [] : await vectorsOf(sentencesIn(read.text), embedder)
    const meant =
      parts.glossary && needVector !== undefined
        ? this.#with.findMeant([needVector, ...sentences], read.terms)
        : []
    const shares = parts.glossary ? servicesOfNeed(read.words, meant, read) : undefined
    const wanted = shares && wantedOf(shares)
    const terms = [...read.terms, ...impliedTerms(read.terms, meant)]
    const vector =
      needVector === undefined ? undefined : towards(needVector, meant, weights.glossaryPull)
    const scored = this.#score(terms, vector, wanted, options)
    const weighed = parts.constraints ? this.#constrain(scored, read.asked) : scored
    const best = weighed.toSorted(byScore)
    const isNamed = read.need.professions.length > 0 || findServices(read.words).length > 0
    const { near = 0, away = 0 } = meant[0] ?? {}
    const isTrade =
      vector === undefined || (isNamed && !isFarAway(away)) || isOfTheTrade(near, read.terms)
    return this.#answer({ best, read, terms, vector, shares, wanted, isTrade }, options)
  }

  /**
   * Chooses among several towns of one name: the one where providers are, or the one in their
   * country.
   */
  #findNamed(name: string): ReturnType<FindCity> {
    const { findCity } = this.#with
    const label = this.shelf.locations.named(name)
    const there = label === undefined ? undefined : findCity(label)
    if (there !== undefined) return there
    const largest = findCity(name)
    const home = this.shelf.locations.home()
    if (largest === undefined || home === undefined || name.includes(',')) return largest
    const nearer = findCity(`${name}, ${home}`)
    const isOne =
      nearer?.label.endsWith(`, ${home}`) === true &&
      nearer.population >= largest.population * leastShare
    return isOne ? nearer : largest
  }

  #score(
    terms: readonly ReadTerm[],
    vector: Float32Array | undefined,
    wanted: Float32Array | undefined,
    options: RankOptions,
  ): Scored[] {
    const { shelf } = this
    const parts = options.parts ?? everything
    const byWords = parts.words
      ? shelf.index.score(terms, shelf.slots)
      : new Float32Array(shelf.slots)
    const byMeaning = vector === undefined ? undefined : shelf.vectors.nearness(vector, shelf.slots)
    const excluded = new Set(options.exclude)
    const isHere = (slot: number) => {
      const document = shelf.documentAt(slot)
      return document !== undefined && !excluded.has(document.providerId)
    }
    // Excluded listings must not affect the normalisation, nor take a candidate's place.
    for (let slot = 0; slot < shelf.slots; slot += 1) {
      if (isHere(slot)) continue
      byWords[slot] = 0
      if (byMeaning !== undefined) byMeaning[slot] = 0
    }
    // The score of a listing with every word in its title.
    const ideal = terms.reduce(
      (sum, { stem, weight, isOther }) =>
        isOther === true ? sum : sum + weight * shelf.index.rarity(stem),
      0,
    )
    const top = byWords.reduce((most, value) => Math.max(most, value), 0)
    const scale = top === 0 ? 0 : 1 / Math.max(top, ideal * weights.idealShare)
    const wordsCount = vector === undefined ? 1 : parts.words ? weights.words : 0
    const fits = wanted === undefined ? undefined : shelf.offers.fitness(wanted, shelf.slots)
    const certainty = wanted?.reduce((most, value) => Math.max(most, value), 0) ?? 0
    const scores = new Float32Array(shelf.slots)
    for (let slot = 0; slot < shelf.slots; slot += 1) {
      const meaning = Math.max(0, byMeaning?.[slot] ?? 0)
      const beside = 1 - Math.min(1, (fits?.[slot] ?? 0) / relatedFit)
      scores[slot] =
        wordsCount * (byWords[slot] ?? 0) * scale * (1 - weights.besideWords * certainty * beside) +
        (1 - wordsCount) * meaning * weights.meaningScale +
        weights.services * (fits?.[slot] ?? 0)
    }
    return shelf.best(scores, mostCandidates, options.only).filter(({ slot }) => isHere(slot))
  }

  #constrain(scored: readonly Scored[], asked: Asked): Scored[] {
    const cheapness = asked.cheap ? cheapnessAmong(scored.slice(0, mostCompared)) : undefined
    return scored.map((one) => {
      const facts = this.shelf.factsOf(one)
      const distances = distancesTo(asked.places, this.shelf.pointAt(one.slot, this.#with.findCity))
      const points = comparePoints(asked, one.document, facts, distances)
      const sum = points.reduce((all, { weight }) => all + weight, 0)
      const bias = biasOf(asked, facts) + (cheapness?.(one.document) ?? 0)
      return { ...one, score: one.score + weights.constraints * (sum + bias) }
    })
  }

  /** Whether any word is a real one: the nearest match of nonsense is random. */
  #isSense(terms: readonly ReadTerm[]): boolean {
    const { known } = this.#with.spelling
    return terms.some(
      ({ stem, text, implied }) =>
        !implied && (this.shelf.index.has(stem) || known.has(text.toLowerCase())),
    )
  }

  #answer(
    { best, read, terms, vector, shares, wanted, isTrade }: Found,
    options: RankOptions,
  ): Ranking {
    const isWordsOnly = vector === undefined
    const floor = isWordsOnly ? weights.wordsFloor : weights.floor
    const line = isWordsOnly ? weights.wordsWeak : weights.weak
    // A caller that names the listings or measures parts gets all of them.
    const isOpen = options.only !== undefined || options.parts !== undefined
    const fitness = wanted && this.shelf.offers.fitness(wanted, this.shelf.slots)
    const said = terms
      .filter(({ implied, isContent }) => !implied && isContent)
      .map((term) => ({ ...term, weight: term.weight * this.shelf.index.rarity(term.stem) }))
    const sensible = isOpen || this.#isSense(terms) ? best : []
    const weighed = sensible
      .filter(({ score }) => isOpen || score >= floor)
      .slice(0, Math.max(options.most, mostJudged))
      .map((one) => {
        const facts = this.shelf.factsOf(one)
        const fits = (fitness?.[one.slot] ?? 0) >= leastFitness
        const covers = coverage(said, facts)
        // Who seeks the same cannot help, whatever the words.
        const seeks = facts.isSeeker && !read.asked.joins
        const isOf = !seeks && isAbout(read.need, one.document, fits, covers)
        return { ...one, fits, covers, weak: one.score < line || !isOf }
      })
    // What fits comes before what only scores well.
    const shared = (one: { score: number; weak: boolean }) =>
      one.score - (one.weak ? weights.weakCosts : 0)
    const inOrder = isOpen ? weighed : weighed.toSorted((a, b) => shared(b) - shared(a))
    // What is not of the trade is answered only if some listing has nearly all of its words.
    const isAnswered = isOpen || isTrade || weighed.some(({ covers }) => covers.share >= nearlyAll)
    const shown = isAnswered ? inOrder.slice(0, options.most) : []
    const distances = new Map(
      shown.map(({ slot, document }) => [
        document.location ?? '',
        distancesTo(read.asked.places, this.shelf.pointAt(slot, this.#with.findCity)),
      ]),
    )
    distances.delete('')
    return {
      ranked: shown.map(({ slot, document, score, fits, weak }) => ({
        id: document.id,
        score,
        weak,
        fits,
        ...(shares !== undefined &&
          shares.size > 0 && {
            names: [...namesOf(shares, this.shelf.offers.offered(slot, surelyOffered))],
          }),
      })),
      need: read.need,
      repaired: read.repaired,
      wordsOnly: isWordsOnly,
      reading: {
        asked: read.asked,
        terms: terms.map((term) => ({
          ...term,
          weight: term.weight * this.shelf.index.rarity(term.stem),
        })),
        vector:
          vector === undefined ? null : [...vector].map((value) => Math.round(value * 1e5) / 1e5),
        distances: Object.fromEntries(distances),
      },
    }
  }
}

interface Found {
  readonly best: readonly Scored[]
  readonly read: ReadNeed
  readonly terms: readonly ReadTerm[]
  readonly vector: Float32Array | undefined
  readonly shares: ServiceShares | undefined
  readonly wanted: Float32Array | undefined
  /** Whether the need is about anything that the glossary knows. */
  readonly isTrade: boolean
}

/** The names of the services that the need means but does not mention. */
function impliedTerms(said: readonly ReadTerm[], meant: readonly Meant[]): ReadTerm[] {
  const known = new Set(said.map(({ stem }) => stem))
  const implied = new Map<string, ReadTerm>()
  for (const { names, stems, share } of meant)
    for (const stem of stems) {
      if (known.has(stem)) continue
      const weight = Math.max(implied.get(stem)?.weight ?? 0, weights.glossaryWords * share)
      implied.set(stem, { stem, text: names, weight, at: -1, implied: true, isContent: true })
    }
  return [...implied.values()]
}
