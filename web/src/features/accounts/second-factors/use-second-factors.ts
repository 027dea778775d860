import { getSecondFactors } from '@patchbay/contract/accounts/second-factors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { secondFactorTexts as texts } from './texts.ts'

const queryKey = ['second-factors'] as const

export const useSecondFactors = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getSecondFactors, { signal }) })

/** After something was set up, removed or given. */
export function useReload(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey })
}

/** Asks for what is missing, and then does it again; false if that is not why it was refused. */
export type Ask = (refusal: unknown, again: () => void) => boolean

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code

interface ChangeOptions<Answer> {
  readonly ask: Ask
  readonly onDone: (answer: Answer) => void
  /** After anything but a question, also if it failed. */
  readonly onEnd?: () => void
}

/** Does what needs a confirmed session and the second factor that there is. */
export function useChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  { ask, onDone, onEnd }: ChangeOptions<Answer>,
) {
  const reload = useReload()
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (error, input) => {
      if (ask(error, () => mutate(input))) return
      const isFull = isRefusal(error, 'too_many_passkeys')
      showToast({ message: isFull ? texts.tooManyPasskeys : texts.failed })
    },
    onSettled: () => {
      onEnd?.()
      reload()
    },
  })
  return { mutate, isPending }
}
