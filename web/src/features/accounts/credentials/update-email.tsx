import { requestEmailChange } from '@patchbay/contract/accounts/credentials'
import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { failureWords } from './failure-words.ts'
import { emailChangeQuery, PendingEmail } from './pending-email.tsx'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'

type EmailFieldName = 'email' | 'current'

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

function useRequestEmailChange({ onSent, onValidationErrors }: Options) {
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

const validationErrorsOf = (email: string, current: string): ValidationErrors<EmailFieldName> => ({
  ...(!isEmailAddress(email) && { email: texts.invalidEmail }),
  ...(current === '' && { current: texts.passwordMissing }),
})

export function UpdateEmail({ email: ownEmail }: { email: string }): ReactNode {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const { form, validationErrors, refuse, forget, forgetAll } =
    useValidationErrors<EmailFieldName>()
  const { send, isSending, failure, success, reset } = useRequestEmailChange({
    onSent: () => {
      void client.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      setEmail('')
      setCurrent('')
    },
    onValidationErrors: refuse,
  })
  const submit = (): void => {
    reset()
    const found = validationErrorsOf(email.trim(), current)
    if (hasValidationErrors(found)) return refuse(found)
    forgetAll()
    return send({ email: email.trim(), currentPassword: current })
  }
  return (
    <SecurityForm
      form={form}
      title={texts.emailTitle}
      failure={failure}
      success={success}
      submitLabel={texts.updateEmail}
      busyLabel={texts.sending}
      busy={isSending}
      onSubmit={submit}
    >
      <PendingEmail email={ownEmail} />
      <TextField
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        hint={texts.emailNote}
        value={email}
        error={validationErrors.email}
        onChange={(event) => {
          setEmail(event.target.value)
          forget('email')
        }}
      />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        value={current}
        error={validationErrors.current}
        onChange={(event) => {
          setCurrent(event.target.value)
          forget('current')
        }}
      />
    </SecurityForm>
  )
}
