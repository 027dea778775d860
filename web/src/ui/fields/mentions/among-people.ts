import { fold } from '@patchbay/contract/fold'
import type { MentionedPerson } from './mention-source.ts'

/**
 * Returns the people with this text in a name: first those where a word of it begins so. Each
 * person is there once.
 */
export function amongPeople<P extends MentionedPerson>(
  people: readonly P[],
  q: string,
): readonly P[] {
  const text = fold(q)
  const rankOf = ({ displayName, fullName }: P): number => {
    const names = [displayName, fullName].map((name) => fold(name ?? ''))
    if (names.some((name) => name.split(' ').some((word) => word.startsWith(text)))) return 0
    return names.some((name) => name.includes(text)) ? 1 : 2
  }
  return [...new Map(people.map((one) => [one.id, one])).values()]
    .map((person) => ({ person, rank: rankOf(person) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ person }) => person)
}
