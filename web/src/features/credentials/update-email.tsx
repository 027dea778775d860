import { isEmailAddress } from '@patchbay/contract/email-address'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'
import { hasFaults, useFaults, type Faults } from './use-faults.ts'
import { useRequestEmailChange, type EmailFieldName } from './use-request-email-change.ts'

const faultsOf = (email: string, current: string): Faults<EmailFieldName> => ({
  ...(!isEmailAddress(email) && { email: texts.invalidEmail }),
  ...(current === '' && { current: texts.passwordMissing }),
})

export function UpdateEmail(): ReactNode {
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const { form, faults, refuse, forget } = useFaults<EmailFieldName>()
  const { send, isSending, failure, success, reset } = useRequestEmailChange({
    onSent: () => {
      setEmail('')
      setCurrent('')
    },
    onFaults: refuse,
  })
  const submit = (): void => {
    reset()
    const found = faultsOf(email.trim(), current)
    if (hasFaults(found)) return refuse(found)
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
        error={faults.email}
        onChange={(event) => {
          setEmail(event.target.value)
          forget('email')
        }}
      />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        value={current}
        error={faults.current}
        onChange={(event) => {
          setCurrent(event.target.value)
          forget('current')
        }}
      />
    </SecurityForm>
  )
}
