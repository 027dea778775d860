import type { Atlas } from '../../../accounts/locations/public.ts'
import { certainRank, openKnownWords } from './words/known-words.ts'
import { lexiconOf } from './words/lexicon.ts'
import { createFindMeant, readServices } from './meant-services.ts'
import { Ranker } from './ranker.ts'

/** The name of a smaller place is more likely a misspelled word. */
const leastPopulation = 15_000

export async function openRanker(atlas: Atlas): Promise<Ranker> {
  const [known, services] = await Promise.all([openKnownWords(), readServices()])
  return new Ranker({
    findCity: (name) => atlas.find(name),
    spelling: {
      known,
      certain: lexiconOf([...known].filter(([, rank]) => rank < certainRank)),
      isPlace: (word) => (atlas.find(word)?.population ?? 0) >= leastPopulation,
    },
    findMeant: createFindMeant(services),
  })
}
