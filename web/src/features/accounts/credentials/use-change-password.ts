import { changePassword } from '@patchbay/contract/accounts/credentials'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { authFailureOf } from '../sessions/public.ts'
import { failureWords } from './failure-words.ts'
import { securityTexts as texts } from './texts.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'

/** How long the success message is shown. */
const shownFor = 3000

export type PasswordFieldName = 'current' | 'fresh' | 'confirm'

function validationErrorsFrom(error: unknown): ValidationErrors<PasswordFieldName> | undefined {
  if (error instanceof ApiError && error.code === 'wrong_password')
    return { current: texts.wrongPassword }
  const failure = authFailureOf(error)
  const [reason] = failure.kind === 'weak_password' ? failure.reasons : []
  return reason === undefined ? undefined : { fresh: reason }
}

interface Options {
  readonly onChanged: () => void
  readonly onValidationErrors: (validationErrors: ValidationErrors<PasswordFieldName>) => void
}

export function useChangePassword({ onChanged, onValidationErrors }: Options) {
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(changePassword, { body }),
    onSuccess: onChanged,
    onError: (failure) => {
      const validationErrors = validationErrorsFrom(failure)
      if (validationErrors) onValidationErrors(validationErrors)
    },
  })
  useEffect(() => {
    if (!data) return undefined
    const timer = setTimeout(reset, shownFor)
    return () => clearTimeout(timer)
  }, [data, reset])
  const isFailure = error && !validationErrorsFrom(error)
  return {
    change: mutate,
    isChanging: isPending,
    failure: isFailure ? failureWords(error, texts.passwordFailed) : undefined,
    success: data?.message,
    reset,
  }
}
