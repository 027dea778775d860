import type { Match } from '@patchbay/contract/marketplace/matches'

export const matchOrders = ['fit', 'price', 'near'] as const
export type MatchOrder = (typeof matchOrders)[number]

export interface Arrangement {
  readonly order: MatchOrder
  /** A profession, or '' for all. */
  readonly category: string
  /** Without weak matches. */
  readonly isStrict: boolean
}

export const asFound: Arrangement = { order: 'fit', category: '', isStrict: false }

/** The best listing of one person, and what else of theirs was found. */
export interface PersonMatch {
  readonly match: Match
  readonly others: readonly Match[]
}

/** The professions among the matches, in the order of the answer. */
export const categoriesOf = (matches: readonly Match[]): readonly string[] => [
  ...new Set(matches.map(({ category }) => category)),
]

const kilometresOf = ({ why }: Match): number | null => {
  const place = why.points.find(({ about }) => about === 'place')
  return place?.about === 'place' ? place.kilometres : null
}

/** Whether the distance of any is known, so that the nearest can come first. */
export const hasDistances = (matches: readonly Match[]): boolean =>
  matches.some((match) => kilometresOf(match) !== null)

/** One entry for each person. Weak matches stay last in every order; what is unknown comes last. */
export function arrangeMatches(
  matches: readonly Match[],
  { order, category, isStrict }: Arrangement,
): PersonMatch[] {
  const shown = matches.filter(
    (match) => (category === '' || match.category === category) && !(isStrict && match.why.weak),
  )
  const people = new Map<string, PersonMatch>()
  for (const match of inOrder(shown, order)) {
    const { match: best = match, others = [] } = people.get(match.providerId) ?? {}
    people.set(match.providerId, {
      match: best,
      others: best === match ? others : [...others, match],
    })
  }
  return [...people.values()]
}

function inOrder(matches: readonly Match[], order: MatchOrder): readonly Match[] {
  if (order === 'fit') return matches
  const of = order === 'price' ? ({ price }: Match) => price : kilometresOf
  return matches.toSorted(
    (one, other) =>
      Number(one.why.weak) - Number(other.why.weak) ||
      (of(one) ?? Infinity) - (of(other) ?? Infinity) ||
      0,
  )
}
