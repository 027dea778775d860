import { openFind } from '../../server/src/features/accounts/locations/public.ts'
import type { ListingDocument } from '../../server/src/features/marketplace/matching/engine/document.ts'
import {
  openEmbedder,
  wholeText,
  type Embedder,
} from '../../server/src/features/marketplace/matching/engine/model/embedder.ts'
import { openRanker } from '../../server/src/features/marketplace/matching/engine/open-ranker.ts'
import type { Ranker } from '../../server/src/features/marketplace/matching/engine/ranker.ts'
import type { Parts } from '../../server/src/features/marketplace/matching/engine/weights.ts'
import { readListings, readRequests, type Half, type Request } from './data.ts'
import { mean, ndcg } from './ndcg.ts'

/** The minimum gain over words alone, on the untouched half. */
export const leastGain = 0.1
/** The date for phrases such as 'next month'; the listings refer to the following year. */
const today = new Date('2026-11-15T12:00:00Z')

const none: Parts = {
  words: false,
  meaning: false,
  spelling: false,
  constraints: false,
  glossary: false,
}
const fused: Parts = { ...none, words: true, meaning: true }

/** One part after the other; the last step is what the product runs. */
const steps: readonly (readonly [name: string, parts: Parts | undefined])[] = [
  ['BM25 alone', { ...none, words: true }],
  ['embedding alone', { ...none, meaning: true }],
  ['fused', fused],
  ['+ spelling', { ...fused, spelling: true }],
  ['+ constraints', { ...fused, spelling: true, constraints: true }],
  ['+ services = whole', undefined],
]

type Results = ReadonlyMap<Request, number>

const halves = ['tuning', 'development', 'held', 'untouched'] as const

/**
 * Prints nDCG@10 for each step and returns whether the whole beats words alone by enough. While an
 * engine is changed, the untouched half is left out: to look at its sums often is to tune by them. So
 * is, to a lesser degree, to look at those of the half `held`, which was written later.
 */
export async function measureQuality(isDeveloping: boolean): Promise<boolean> {
  const requests = (await readRequests()).filter(
    ({ half }) => !isDeveloping || half !== 'untouched',
  )
  const { ranker, embedder } = await openAll(await readListings())
  const results = new Map<string, Results>()
  for (const [name, parts] of steps)
    results.set(name, await measure(requests, ranker, embedder, parts))
  console.log('nDCG@10               tuning  development  held  untouched')
  for (const [name] of steps) {
    const means = halves.map((half) => meanOf(results, name, half).toFixed(3))
    console.log(`${name.padEnd(21)} ${means.join('   ')}`)
  }
  printKinds(results)
  await printNothingFits(requests, ranker, embedder)
  if (isDeveloping) return true
  const whole = '+ services = whole'
  const everyday = meanOf(results, whole, 'untouched', 'paraphrase')
  console.log(`everyday words (paraphrase), untouched: ${everyday.toFixed(3)}`)
  const gain = meanOf(results, whole, 'untouched') - meanOf(results, 'BM25 alone', 'untouched')
  const holds = gain >= leastGain
  console.log(
    `the whole above BM25, on the untouched half: +${gain.toFixed(3)} (at least +${leastGain.toFixed(2)}: ${holds ? 'holds' : 'MISSED'})`,
  )
  return holds
}

async function openAll(
  listings: readonly ListingDocument[],
): Promise<{ ranker: Ranker; embedder: Embedder }> {
  const embedder = remembering(await openEmbedder())
  const ranker = await openRanker(await openFind())
  for (const document of listings)
    ranker.shelf.put({ document, vector: await embedder.embed(wholeText(document)) })
  return { ranker, embedder }
}

/** Caches embeddings, because each step needs the same texts. */
function remembering(embedder: Embedder): Embedder {
  const known = new Map<string, Float32Array>()
  return {
    ...embedder,
    embed: async (text) => {
      const vector = known.get(text) ?? (await embedder.embed(text))
      known.set(text, vector)
      return vector
    },
  }
}

async function measure(
  requests: readonly Request[],
  ranker: Ranker,
  embedder: Embedder,
  parts: Parts | undefined,
): Promise<Results> {
  const results = new Map<Request, number>()
  for (const request of requests) {
    const options = { today, exclude: [], most: 10, ...(parts && { parts }) }
    const { ranked } = await ranker.rank(request.text, options, embedder)
    const value = ndcg(
      ranked.map(({ id }) => id),
      request.grades,
    )
    if (value !== undefined) results.set(request, value)
  }
  return results
}

const meanOf = (
  results: ReadonlyMap<string, Results>,
  name: string,
  half: Half,
  kind?: string,
): number =>
  mean(
    [...(results.get(name) ?? [])]
      .filter(([one]) => one.half === half && (kind === undefined || one.kind === kind))
      .map(([, value]) => value),
  )

/** Kinds are not printed for halves that only measure: most kinds have few requests in each. */
function printKinds(results: ReadonlyMap<string, Results>): void {
  console.log('by kind, tuning       BM25    whole   development, whole')
  const kinds = new Set([...(results.get('BM25 alone') ?? [])].map(([{ kind }]) => kind))
  for (const kind of kinds) {
    const of = (name: string, half: Half) => meanOf(results, name, half, kind).toFixed(3)
    const whole = '+ services = whole'
    console.log(
      `${kind.padEnd(21)} ${of('BM25 alone', 'tuning')}   ${of(whole, 'tuning')}   ${of(whole, 'development')}`,
    )
  }
}

/** If no listing fits, every result that is not marked weak is wrong. */
async function printNothingFits(
  requests: readonly Request[],
  ranker: Ranker,
  embedder: Embedder,
): Promise<void> {
  let wrong = 0
  let weakBest = 0
  let all = 0
  for (const { text, grades, half } of requests) {
    if (half === 'untouched' || half === 'held') continue
    const { ranked } = await ranker.rank(text, { today, exclude: [], most: 10 }, embedder)
    const best = ranked.filter(({ id }) => (grades[id] ?? 0) >= 2)
    if (Object.keys(grades).length === 0) wrong += ranked.filter(({ weak }) => !weak).length
    all += best.length
    weakBest += best.filter(({ weak }) => weak).length
  }
  console.log(
    `tuning and development: ${wrong} shown with confidence where nothing fits; ${weakBest} of ${all} good ones called weak`,
  )
}
