import {
  isPollOver,
  longestPollDays,
  type NewPoll,
  type Poll,
} from '@patchbay/contract/content/polls'
import type { StoredPoll } from './polls.store.ts'

/** How many people voted, and how many chose each answer, by its place. */
export type VoteCounts = Readonly<Record<string, number>>

export const viewPoll = (
  { answers, isMultiple, isAnonymous, endsAt }: StoredPoll,
  counts: VoteCounts | null,
): Poll => ({
  answers: answers.map((text, place) => ({ text, votes: counts?.[place] ?? 0 })),
  voters: counts?.['voters'] ?? 0,
  isMultiple,
  isAnonymous,
  endsAt,
})

const longest = longestPollDays * 86_400_000

/** Whether a new poll may end then. */
export const canEnd = ({ endsAt }: NewPoll, now: Date): boolean =>
  endsAt === null ||
  (!isPollOver({ endsAt }, now.getTime()) && Date.parse(endsAt) - now.getTime() <= longest)

/** The same votes are the same array. */
export const inOrder = (answers: readonly number[]): readonly number[] =>
  answers.toSorted((one, other) => one - other)
