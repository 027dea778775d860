import { isEmailAddress } from '@patchbay/contract/email-address'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  type ValidationErrors,
} from './use-validation-errors.ts'
import { useRequestEmailChange, type EmailFieldName } from './use-request-email-change.ts'

const validationErrorsOf = (email: string, current: string): ValidationErrors<EmailFieldName> => ({
  ...(!isEmailAddress(email) && { email: texts.invalidEmail }),
  ...(current === '' && { current: texts.passwordMissing }),
})

export function UpdateEmail(): ReactNode {
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const { form, validationErrors, refuse, forget } = useValidationErrors<EmailFieldName>()
  const { send, isSending, failure, success, reset } = useRequestEmailChange({
    onSent: () => {
      setEmail('')
      setCurrent('')
    },
    onValidationErrors: refuse,
  })
  const submit = (): void => {
    reset()
    const found = validationErrorsOf(email.trim(), current)
    if (hasValidationErrors(found)) return refuse(found)
    forget()
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
