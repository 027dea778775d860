import { changePassword, resetPassword } from '@patchbay/contract/accounts/credentials'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { authFailureOf, useSessions } from '../sessions/public.ts'
import { updateTexts as texts } from './texts.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'

export type UpdateFieldName = 'current' | 'fresh' | 'confirm'

interface Values {
  readonly current: string
  readonly fresh: string
}
interface Options {
  readonly onUpdated: () => void
  readonly onValidationErrors: (validationErrors: ValidationErrors<UpdateFieldName>) => void
}

function validationErrorsFrom(error: unknown): ValidationErrors<UpdateFieldName> | undefined {
  if (error instanceof ApiError && error.code === 'wrong_password')
    return { current: texts.wrongPassword }
  const failure = authFailureOf(error)
  const [reason] = failure.kind === 'weak_password' ? failure.reasons : []
  return reason === undefined ? undefined : { fresh: reason.replace(/ digit$/, ' number') }
}

/** By the token of the e-mail's link; without it, by the current password. */
export function useUpdatePassword(
  token: string | undefined,
  { onUpdated, onValidationErrors }: Options,
) {
  const { expectEnd } = useSessions()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ current, fresh }: Values) => {
      if (token !== undefined)
        return expectEnd(() => call(resetPassword, { body: { token, newPassword: fresh } }))
      if (current === '') throw new Error('There is no link and no password to prove who it is.')
      await call(changePassword, { body: { currentPassword: current, newPassword: fresh } })
      return undefined
    },
    onSuccess: onUpdated,
    onError: (failure) => {
      const validationErrors = validationErrorsFrom(failure)
      if (validationErrors) onValidationErrors(validationErrors)
    },
  })
  const failed = error !== null && !validationErrorsFrom(error)
  const failure = failed ? (tooOftenWords(error) ?? texts.failed) : undefined
  return { update: mutate, isUpdating: isPending, failure, reset }
}
