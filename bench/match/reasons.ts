/**
 * `npm run bench:match -- reasons 7`: 300 reasons drawn by lot 7, each beside its need and its
 * listing, to be read by eye. Nothing of the requests that are only for measuring.
 */
import { openFind } from '../../server/src/features/accounts/locations/public.ts'
import { explain } from '../../server/src/features/marketplace/matching/engine/explain.ts'
import {
  openEmbedder,
  wholeText,
  type Embedder,
} from '../../server/src/features/marketplace/matching/engine/model/embedder.ts'
import { dimensions } from '../../server/src/features/marketplace/matching/engine/model/vectors.ts'
import { openRanker } from '../../server/src/features/marketplace/matching/engine/open-ranker.ts'
import { sentencesOf } from '../../server/src/features/marketplace/matching/engine/sentences.ts'
import { readListings, readNeeds, readRequests } from './data.ts'
import { seeded } from './synthetic.ts'

const today = new Date('2026-11-15T12:00:00Z')
const count = 300

/** Prints the reasons. */
export async function printReasons(lot: number, given?: Pick<Embedder, 'embed'>): Promise<void> {
  const embedder = (given ?? (await openEmbedder())) as Embedder
  const listings = new Map((await readListings()).map((one) => [one.id, one]))
  const ranker = await openRanker(await openFind())
  for (const document of listings.values())
    ranker.shelf.put({ document, vector: await embedder.embed(wholeText(document)) })
  const reasons: { need: string; id: string; reason: string }[] = []
  const open = (await readRequests()).filter(
    ({ half }) => half === 'tuning' || half === 'development',
  )
  for (const text of [...open.map((one) => one.text), ...(await readNeeds())]) {
    const ranking = await ranker.rank(text, { today, exclude: [], most: 10 }, embedder)
    for (const ranked of ranking.ranked) {
      const document = listings.get(ranked.id)
      if (document === undefined) continue
      const sentences = sentencesOf(document)
      const vectors = new Float32Array(sentences.length * dimensions)
      for (const [at, sentence] of sentences.entries())
        vectors.set(await embedder.embed(sentence.text), at * dimensions)
      const { weak, found, quote, points } = explain(ranking.reading, document, ranked, vectors)
      const add = (reason: string) =>
        reasons.push({ need: text, id: ranked.id, reason: `${weak ? 'weak, ' : ''}${reason}` })
      for (const word of found) add(`found ${word}`)
      for (const point of points) add(JSON.stringify(point))
      if (quote !== null) {
        const marks = quote.marks.map(([from, to]) => quote.text.slice(from, to))
        add(`quotes ${quote.text} (${quote.from}), marks ${marks.join(' | ')}`)
      }
    }
  }
  const random = seeded(lot)
  const drawn = reasons
    .map((reason) => ({ reason, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
  console.log(`${drawn.length} of ${reasons.length} reasons`)
  for (const [at, { reason }] of drawn.entries()) {
    const { title, description, location, bio, category, price, priceType, experienceLevel } =
      listings.get(reason.id) ?? {}
    console.log(`\n${at + 1}. ${reason.need}\n   → ${reason.reason}`)
    console.log(
      `   ${reason.id} ${category}: ${title} | ${location} | ${description} | ${bio ?? ''} | ${price} ${priceType} ${experienceLevel}`,
    )
  }
}
