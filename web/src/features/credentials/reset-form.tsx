import { isEmailAddress } from '@patchbay/contract/email-address'
import { requestPasswordReset } from '@patchbay/contract/credentials'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { resetTexts as texts } from './texts.ts'
import { useValidationErrors } from './use-validation-errors.ts'

const wordsFor = (error: unknown): string =>
  error instanceof ApiError && error.code === 'rate_limited' ? error.message : texts.failed

export function ResetForm(): ReactNode {
  const [email, setEmail] = useState('')
  const { form, validationErrors, refuse, forget } = useValidationErrors<'email'>()
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (address: string) => call(requestPasswordReset, { body: { email: address } }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    reset()
    if (!isEmailAddress(email.trim())) return refuse({ email: texts.invalidEmail })
    mutate(email.trim())
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {error && <Banner tone="error">{wordsFor(error)}</Banner>}
      {data && <Banner tone="success">{data.message}</Banner>}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={validationErrors.email}
        onChange={(event) => {
          setEmail(event.target.value)
          forget('email')
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={isPending}
        busyLabel={texts.sending}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
