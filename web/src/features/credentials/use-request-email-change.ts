import { requestEmailChange } from '@patchbay/contract/credentials'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { failureWords } from './failure-words.ts'
import { securityTexts as texts } from './texts.ts'
import type { ValidationErrors } from './use-validation-errors.ts'

export type EmailFieldName = 'email' | 'current'

function validationErrorsFrom(error: unknown): ValidationErrors<EmailFieldName> | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'wrong_password') return { current: texts.wrongPassword }
  if (error.code === 'email_unchanged') return { email: texts.emailUnchanged }
  const isAddress = error.issues.some(({ path }) => path === 'body/email')
  return isAddress ? { email: texts.invalidEmail } : undefined
}

interface Options {
  readonly onSent: () => void
  readonly onValidationErrors: (validationErrors: ValidationErrors<EmailFieldName>) => void
}

export function useRequestEmailChange({ onSent, onValidationErrors }: Options) {
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (body: { email: string; currentPassword: string }) =>
      call(requestEmailChange, { body }),
    onSuccess: onSent,
    onError: (failure) => {
      const validationErrors = validationErrorsFrom(failure)
      if (validationErrors) onValidationErrors(validationErrors)
    },
  })
  const isFailure = error && !validationErrorsFrom(error)
  return {
    send: mutate,
    isSending: isPending,
    failure: isFailure ? failureWords(error, texts.emailFailed) : undefined,
    success: data?.message,
    reset,
  }
}
