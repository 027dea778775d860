import type { Atlas } from '../../locations/public.ts'
import { openKnownWords } from './known-words.ts'
import { Ranker } from './ranker.ts'

/** A smaller place is rather a mistyped word. */
const leastPopulation = 15_000

export async function openRanker(atlas: Atlas): Promise<Ranker> {
  return new Ranker((name) => atlas.find(name), {
    known: await openKnownWords(),
    isPlace: (word) => (atlas.find(word)?.population ?? 0) >= leastPopulation,
  })
}
