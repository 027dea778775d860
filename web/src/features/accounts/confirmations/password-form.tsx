import { confirmWithPassword } from '@patchbay/contract/accounts/confirmations'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { confirmationTexts as texts } from './texts.ts'

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong_password'

export function PasswordForm({ onConfirmed }: { onConfirmed: () => void }): ReactNode {
  const [password, setPassword] = useState('')
  const state = useForm({
    names: ['password'],
    check: () =>
      password === ''
        ? { validationErrors: { password: texts.passwordMissing } }
        : { input: password },
    send: (given: string) => call(confirmWithPassword, { body: { password: given } }),
    onDone: onConfirmed,
    errorsAt: (error) => (isWrong(error) ? { password: texts.wrongPassword } : {}),
    wordsFor: (error) => tooOftenWords(error) ?? texts.failed,
  })
  return (
    <Form state={state}>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        value={password}
        error={state.validationErrors.password}
        onChange={(event) => {
          setPassword(event.target.value)
          state.reset()
        }}
      />
      <Button
        type="submit"
        variant="primary"
        full
        busy={state.isSending}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </Form>
  )
}
