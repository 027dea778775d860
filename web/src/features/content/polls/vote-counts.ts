import type { Poll } from '@patchbay/contract/content/polls'

/** As the server will answer it: with another vote of the viewer. */
export function withVote(poll: Poll, before: readonly number[], after: readonly number[]): Poll {
  const step = (place: number): number =>
    Number(after.includes(place)) - Number(before.includes(place))
  return {
    ...poll,
    voters: poll.voters + Number(after.length > 0) - Number(before.length > 0),
    answers: poll.answers.map((answer, place) => ({
      ...answer,
      votes: answer.votes + step(place),
    })),
  }
}

/** What a press on an answer chooses: in a poll with one answer it takes the place of the last. */
export const pressed = (
  { isMultiple }: Pick<Poll, 'isMultiple'>,
  before: readonly number[],
  place: number,
): readonly number[] => {
  if (!isMultiple) return [place]
  const others = before.filter((one) => one !== place)
  return others.length < before.length ? others : [...others, place].toSorted((a, b) => a - b)
}
