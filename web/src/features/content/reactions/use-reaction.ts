import type { ReactionCounts } from '@patchbay/contract/content/reactions'
import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { reactionTexts as texts } from './texts.ts'

export interface ReactionState {
  readonly reactions: ReactionCounts
  readonly myReaction: string | null
}

/** Something that people react to, such as a post. */
export interface Reactable<Answer extends ReactionState> {
  readonly name: readonly [kind: string, id: string]
  /** The server's state. An older server does not know it. */
  readonly state: Partial<ReactionState>
  readonly send: (emoji: string | null) => Promise<Answer>
  /** Applies the answer of the server. */
  readonly onAnswer: (answer: Answer) => void
  /** Fetches the thing again, because it may have been deleted. */
  readonly onFailure: () => void
}

/**
 * Returns the reactions as the server will answer them; the others keep their positions until then.
 */
function withReaction(
  { reactions, myReaction }: ReactionState,
  emoji: string | null,
): ReactionState {
  if (emoji === myReaction) return { reactions, myReaction }
  const given = reactions.some((one) => one.emoji === emoji) || emoji === null ? [] : [emoji]
  const changed = [...reactions, ...given.map((one) => ({ emoji: one, count: 0 }))].map((one) => ({
    emoji: one.emoji,
    count: one.count + Number(one.emoji === emoji) - Number(one.emoji === myReaction),
  }))
  return { reactions: changed.filter(({ count }) => count > 0), myReaction: emoji }
}

function failureWords(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_reactions') return texts.full
  return tooOftenWords(error) ?? texts.failed
}

/** A press shows at once, over the server's state, and goes back if the server refuses it. */
export function useReaction<Answer extends ReactionState>(thing: Reactable<Answer>) {
  const { reactions = [], myReaction = null } = thing.state
  const { intent, press } = useLatestIntent<string | null, Answer>({
    key: ['reaction', ...thing.name],
    send: thing.send,
    onAnswer: thing.onAnswer,
    onFailure: (error) => {
      showToast({ message: failureWords(error), tone: 'error' })
      thing.onFailure()
    },
  })
  const known = { reactions, myReaction }
  return { ...(intent === undefined ? known : withReaction(known, intent)), press }
}
