import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast.ts'
import { likeTexts as texts } from './texts.ts'

export interface Likes {
  readonly likeCount: number
  readonly likedByMe: boolean
}

export interface Likeable<Answer extends Likes> {
  /** What is liked, such as a post and its id. */
  readonly name: readonly [kind: string, id: string]
  /** As the server knows it. */
  readonly likes: Likes
  readonly send: (liked: boolean) => Promise<Answer>
  /** Takes over what the server has answered. */
  readonly onAnswer: (answer: Answer) => void
  /** Asks again for what it belongs to: it may be gone. */
  readonly onFailure: () => void
}

/** An object of its own for each press, so that the latest can be told from the others. */
interface Intent {
  readonly liked: boolean
}

/**
 * One press at a time is on its way, in their order; those that a later press has overtaken are not
 * sent at all. The intent lives with the mutation: it holds wherever the thing is shown, over any
 * list that is fetched meanwhile, and goes by itself when the server has refused.
 */
export function useLike<Answer extends Likes>(thing: Likeable<Answer>) {
  const client = useQueryClient()
  const mutationKey = ['like', ...thing.name]
  const filters = { mutationKey, status: 'pending' } as const
  const intents = useMutationState({
    filters,
    select: (mutation) => mutation.state.variables as Intent,
  })
  const isLatest = (intent: Intent): boolean =>
    client.getMutationCache().findAll(filters).at(-1)?.state.variables === intent
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    // Without a network it fails at once, in words, and does not wait in silence.
    networkMode: 'always',
    mutationFn: async (intent: Intent) => (isLatest(intent) ? thing.send(intent.liked) : null),
    onSuccess: (answer) => answer && thing.onAnswer(answer),
    onError: (_, intent) => {
      if (!isLatest(intent)) return
      showToast({ message: texts.failed, tone: 'error' })
      thing.onFailure()
    },
  })
  const { likeCount, likedByMe } = thing.likes
  const liked = intents.at(-1)?.liked ?? likedByMe
  return {
    liked,
    count: Math.max(0, likeCount + Number(liked) - Number(likedByMe)),
    toggle: (): void => mutate({ liked: !liked }),
  }
}
