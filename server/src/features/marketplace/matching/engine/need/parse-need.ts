import type { Need } from '@patchbay/contract/marketplace/matches'
import { withoutAsides, withoutPast } from '../asking.ts'
import { wordsOf } from '../words/words.ts'
import { findBudget } from './budget.ts'
import { findDates } from './dates.ts'
import { findExperience } from './experience.ts'
import { findGenres } from './genres.ts'
import { findUnwanted } from './negation.ts'
import { findPlaces, type FindCity, type Place } from './places.ts'
import { findProfessions } from './professions.ts'

export interface ParsedNeed {
  readonly need: Need
  readonly places: readonly Place[]
  /** 0 is Sunday. */
  readonly weekday: number | null
  /** The text to compare by words and meaning: without the budget and unwanted things. */
  readonly rest: string
  /** Words of `rest` that only say where. */
  readonly placeWords: ReadonlySet<string>
  /** Whether the word at this position in `rest` only says when. */
  readonly saysWhen: (at: number) => boolean
}

/** Extracts from a need the parts that can be compared with the fields of a listing. */
export function parseNeed(text: string, today: Date, findCity: FindCity): ParsedNeed {
  const { rest: wanted } = findUnwanted(text)
  const { unwanted } = findUnwanted(withoutAsides(text))
  const money = findBudget(wanted)
  const rest = (money?.rest ?? wanted).replaceAll(/\s+/gu, ' ').trim()
  const words = wordsOf(rest)
  const now = withoutPast(rest)
  const asking = withoutAsides(rest)
  const when = findDates(now, today)
  const genres = findGenres(words)
  const inGenres = (at: number) => genres.some(({ from, to }) => at >= from && at < to)
  const inDates = (at: number) => when !== undefined && at >= when.from && at < when.to
  const open = wordsOf(now).filter(({ from }) => !inGenres(from) && !inDates(from))
  const where = findPlaces(now, open, findCity)
  return {
    need: {
      budget: money?.budget ?? null,
      places: where.places.map(({ label }) => label),
      remote: where.remote,
      experience: findExperience(rest),
      professions: findProfessions(wordsOf(asking), asking),
      genres: [...new Set(genres.map(({ genre }) => genre))],
      dates: when?.dates ?? null,
      unwanted: [...unwanted],
    },
    places: where.places,
    weekday: when?.weekday ?? null,
    rest: rest === '' ? text : rest,
    placeWords: new Set([...where.used].map((index) => open[index]?.word ?? '')),
    saysWhen: (at) => inDates(at) && when?.isFeast === false,
  }
}
