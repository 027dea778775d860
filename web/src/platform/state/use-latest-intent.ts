import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

interface IntentOptions<Value, Answer> {
  /** What is pressed, such as the likes of a post. */
  readonly key: readonly string[]
  readonly send: (value: Value) => Promise<Answer>
  /** Applies the answer of the server. */
  readonly onAnswer: (answer: Answer) => void
  /** The latest press was refused: what is shown goes back to the server's state. */
  readonly onFailure: (error: Error) => void
}

/** A separate object per press, so that the latest press can be identified. */
interface Intent<Value> {
  readonly value: Value
}

interface LatestIntent<Value> {
  /** What the latest press wants, until the server has answered it. */
  readonly intent: Value | undefined
  readonly press: (value: Value) => void
}

/**
 * One press is sent at a time, in their order; a press that a later one has replaced is not sent.
 * The intent is part of the mutation: it applies wherever the same thing is shown, over anything
 * that is fetched meanwhile, and disappears when the server refuses it.
 */
export function useLatestIntent<Value, Answer>(
  options: IntentOptions<Value, Answer>,
): LatestIntent<Value> {
  const { key: mutationKey, send, onAnswer, onFailure } = options
  const client = useQueryClient()
  const filters = { mutationKey, status: 'pending' } as const
  const intents = useMutationState({
    filters,
    select: (mutation) => mutation.state.variables as Intent<Value>,
  })
  const isLatest = (intent: Intent<Value>): boolean =>
    client.getMutationCache().findAll(filters).at(-1)?.state.variables === intent
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    mutationFn: async (intent: Intent<Value>) =>
      isLatest(intent) ? { answer: await send(intent.value) } : undefined,
    onSuccess: (sent) => {
      if (sent) onAnswer(sent.answer)
    },
    onError: (error, intent) => {
      if (isLatest(intent)) onFailure(error)
    },
  })
  return { intent: intents.at(-1)?.value, press: (value) => mutate({ value }) }
}
