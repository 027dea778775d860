import type { Atlas } from '../../locations/public.ts'
import { openKnownWords } from './known-words.ts'
import { createFindMeant, readServices } from './meant-services.ts'
import { Ranker } from './ranker.ts'

/** A smaller place is rather a mistyped word. */
const leastPopulation = 15_000

export async function openRanker(atlas: Atlas): Promise<Ranker> {
  const [known, services] = await Promise.all([openKnownWords(), readServices()])
  return new Ranker({
    findCity: (name) => atlas.find(name),
    spelling: {
      known,
      isPlace: (word) => (atlas.find(word)?.population ?? 0) >= leastPopulation,
    },
    findMeant: createFindMeant(services),
  })
}
