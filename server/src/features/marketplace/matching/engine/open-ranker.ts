import type { FindCity } from './need/places.ts'
import { certainRank, openKnownWords } from './words/known-words.ts'
import { lexiconOf } from './words/lexicon.ts'
import { createFindMeant, readServices } from './services/meant-services.ts'
import { Ranker } from './ranker.ts'

/** The name of a smaller place is more likely a misspelled word. */
const leastPopulation = 15_000

export async function openRanker(findCity: FindCity): Promise<Ranker> {
  const [known, services] = await Promise.all([openKnownWords(), readServices()])
  return new Ranker({
    findCity,
    spelling: {
      known,
      certain: lexiconOf([...known].filter(([, rank]) => rank < certainRank)),
      isPlace: (word) => (findCity(word)?.population ?? 0) >= leastPopulation,
    },
    findMeant: createFindMeant(services),
  })
}
