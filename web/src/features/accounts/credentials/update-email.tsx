import { requestEmailChange } from '@patchbay/contract/accounts/credentials'
import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { failureWords } from './failure-words.ts'
import { emailChangeQuery, PendingEmail } from './pending-email.tsx'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'

type EmailErrors = ValidationErrors<'email' | 'current'>

const check = (email: string, current: string): EmailErrors => ({
  ...(!isEmailAddress(email) && { email: texts.invalidEmail }),
  ...(current === '' && { current: texts.passwordMissing }),
})

function errorsAt(error: Error): EmailErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'wrong_password') return { current: texts.wrongPassword }
  if (error.code === 'email_unchanged') return { email: texts.emailUnchanged }
  const isAddress = error.issues.some(({ path }) => path === 'body/email')
  return isAddress ? { email: texts.invalidEmail } : {}
}

export function UpdateEmail({ email: ownEmail }: { email: string }): ReactNode {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const state = useForm({
    names: ['email', 'current'],
    check: () => {
      const body = { email: email.trim(), currentPassword: current }
      return inputUnless(check(body.email, current), body)
    },
    send: (body) => call(requestEmailChange, { body }),
    onSent: () => {
      void client.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      setEmail('')
      setCurrent('')
    },
    errorsAt,
    wordsFor: (error) => failureWords(error, texts.emailFailed),
  })
  const { validationErrors, forget } = state
  return (
    <SecurityForm
      state={state}
      title={texts.emailTitle}
      submitLabel={texts.updateEmail}
      busyLabel={texts.sending}
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
