import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/overlays/toast.ts'
import { likeTexts as texts } from './texts.ts'

export interface Likes {
  readonly likeCount: number
  readonly likedByMe: boolean
}

export interface Likeable<Answer extends Likes> {
  /** The liked object, such as a post and its id. */
  readonly name: readonly [kind: string, id: string]
  /** The server's state. */
  readonly likes: Likes
  readonly send: (liked: boolean) => Promise<Answer>
  /** Applies the answer of the server. */
  readonly onAnswer: (answer: Answer) => void
  /** Fetches the object again, because it may have been deleted. */
  readonly onFailure: () => void
}

/** A separate object per press, so that the latest press can be identified. */
interface Intent {
  readonly liked: boolean
}

/**
 * One press is sent at a time, in their order; a press that a later one has replaced is not sent.
 * The intent is part of the mutation: it applies wherever the object is shown, over any list that
 * is fetched meanwhile, and disappears when the server refuses it.
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
    // Without a network it fails at once with an error, instead of waiting silently.
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
