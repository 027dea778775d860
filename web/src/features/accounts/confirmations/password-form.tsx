import { confirmWithPassword } from '@patchbay/contract/accounts/confirmations'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { confirmationTexts as texts } from './texts.ts'

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong_password'

export function PasswordForm({ onConfirmed }: { onConfirmed: () => void }): ReactNode {
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(confirmWithPassword, { body: { password } }),
    onSuccess: onConfirmed,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In React its form can be inside another form, although not in the document.
    event.stopPropagation()
    setIsMissing(password === '')
    if (password !== '' && !isPending) mutate()
  }
  const refusal = isWrong(error) ? texts.wrongPassword : undefined
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {error && !refusal && <Banner tone="error">{tooOftenWords(error) ?? texts.failed}</Banner>}
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        value={password}
        error={isMissing ? texts.passwordMissing : refusal}
        onChange={(event) => {
          setPassword(event.target.value)
          setIsMissing(false)
          reset()
        }}
      />
      <Button type="submit" variant="primary" full busy={isPending} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  )
}
