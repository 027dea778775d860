import type { Poll } from '@patchbay/contract/content/polls'
import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { pollTexts as texts } from './texts.ts'

/** Returns the poll as the server will answer it: with another vote of the viewer. */
function withVote(poll: Poll, before: readonly number[], after: readonly number[]): Poll {
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

/** The poll of a post or a message. */
export interface Votable<Answer> {
  readonly name: readonly [kind: string, id: string]
  /** The server's state. */
  readonly poll: Poll
  /** What the viewer chose; undefined while that is not known. */
  readonly myVote: readonly number[] | undefined
  readonly send: (answers: readonly number[]) => Promise<Answer>
  /** Applies the answer of the server. */
  readonly onAnswer: (answer: Answer, answers: readonly number[]) => void
  /** Fetches the thing again: it may have been deleted, or the poll has ended. */
  readonly onFailure: (error: Error) => void
}

function failureWords(error: Error): string {
  if (error instanceof ApiError && error.code === 'poll_ended') return texts.over
  return tooOftenWords(error) ?? texts.failed
}

/** A vote shows at once, over the server's state, and goes back if the server refuses it. */
export function useVote<Answer>(thing: Votable<Answer>) {
  const { poll, myVote } = thing
  const { intent, press } = useLatestIntent<
    readonly number[],
    readonly [Answer, readonly number[]]
  >({
    key: ['vote', ...thing.name],
    send: async (answers) => [await thing.send(answers), answers],
    onAnswer: ([answer, answers]) => thing.onAnswer(answer, answers),
    onFailure: (error) => {
      // The sign-in dialog follows, so no error is shown.
      if (!(error instanceof ApiError && error.code === 'not_authenticated'))
        showToast({ message: failureWords(error), tone: 'error' })
      thing.onFailure(error)
    },
  })
  if (intent === undefined) return { poll, myVote, vote: press }
  return { poll: withVote(poll, myVote ?? [], intent), myVote: intent, vote: press }
}
