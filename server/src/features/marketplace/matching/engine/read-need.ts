import type { Need } from '@patchbay/contract/marketplace/matches'
import type { Asked } from './asked.ts'
import { essence } from './essence.ts'
import type { FindCity } from './need/places.ts'
import { parseNeed } from './need/parse-need.ts'
import { findProfessions } from './need/professions.ts'
import type { ReadTerm } from './reading.ts'
import { repair, type Repair, type Spelling } from './words/spelling.ts'
import { stopWords } from './words/stop-words.ts'
import { wordsOf } from './words/words.ts'

export interface ReadNeed {
  readonly need: Need
  readonly asked: Asked
  readonly terms: readonly ReadTerm[]
  /** The text that is compared by meaning. */
  readonly text: string
  readonly repaired: readonly Repair[]
}

/** The phrases with which people request lessons. */
const teaching =
  /\b(?:lessons?|tuition|teach(?:er|es|ing)?|tutor(?:ing)?|coach(?:ing)?|courses?|masterclass(?:es)?|workshops?|class(?:es)?|learn(?:ing)?|training|stud(?:y|ies|ying)|practi[sc]e|exams?|grade \d|pupils?|show(?:s)? me|explain|how to|get better|improve my)\b/iu

/** Words that only say where or how many count less. */
const placeWeight = 0.4
const numberWeight = 0.3

export interface ReadOptions {
  readonly today: Date
  readonly spelling: Spelling | undefined
  readonly findCity: FindCity
  readonly parse: boolean
}

export function readNeed(description: string, options: ReadOptions): ReadNeed {
  const clean = description.toWellFormed().normalize('NFC')
  const { text, repaired } =
    options.spelling === undefined ? { text: clean, repaired: [] } : repair(clean, options.spelling)
  const parsed = parseNeed(text, options.today, options.findCity)
  const rest = options.parse ? parsed.rest : text
  const terms = new Map<string, ReadTerm>()
  for (const [at, { word, stem, from, to }] of wordsOf(rest).entries()) {
    if (stopWords.has(word) || terms.has(stem)) continue
    // Dates are compared with the times of a listing, not as words.
    if (options.parse && parsed.saysWhen(from)) continue
    const weight = parsed.placeWords.has(word) ? placeWeight : /\d/.test(word) ? numberWeight : 1
    const isPlain = !options.parse
    terms.set(stem, {
      stem,
      text: rest.slice(from, to),
      weight: isPlain ? 1 : weight,
      at,
      implied: false,
    })
  }
  const asked: Asked = {
    need: parsed.need,
    places: parsed.places,
    weekday: parsed.weekday,
    teaching: teaching.test(rest),
    unwanted: parsed.need.unwanted.map((said) => {
      const words = wordsOf(said)
      return {
        text: said,
        stems: words.filter(({ word }) => !stopWords.has(word)).map(({ stem }) => stem),
        professions: findProfessions(words, said),
      }
    }),
  }
  return {
    need: parsed.need,
    asked,
    terms: [...terms.values()],
    text: essence(rest, options.spelling?.known),
    repaired,
  }
}
