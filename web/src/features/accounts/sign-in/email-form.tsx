import { signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { setToken } from '../../../platform/http/token.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { authFailureOf, useSessions } from '../sessions/public.ts'
import { signInTexts as texts } from './texts.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}
type Errors = Partial<Record<keyof Credentials, string>>

function errorsOf({ email, password }: Credentials): Errors {
  return {
    ...(!z.regexes.email.test(email) && { email: texts.invalidEmail }),
    ...(password === '' && { password: texts.passwordMissing }),
  }
}

function wordsFor(error: unknown): string {
  if (authFailureOf(error).kind === 'invalid_credentials') return texts.invalidCredentials
  return tooOftenWords(error) ?? texts.notReachable
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')

/** The gate redirects as soon as there is a session. */
export function EmailForm(): ReactNode {
  const { adopt, enter } = useSessions()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (given: Credentials) =>
      call(signInWithPassword, { body: { ...given, timeZone: ownZone() } }),
    onSuccess: ({ token, ...session }) => {
      if (token !== undefined) setToken(token)
      adopt(session)
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'second_factor_needed') return
      if (refusal.token !== undefined) setToken(refusal.token)
      void enter()
    },
  })
  // The gate answers both.
  const isAnswered = ['account_banned', 'second_factor_needed'].includes(codeOf(error))
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isPending) return
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    const given = { email: text('email').trim(), password: text('password') }
    const found = errorsOf(given)
    setErrors(found)
    reset()
    const wrong = Object.keys(found)[0]
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    else mutate(given)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-4">
      {error && !isAnswered && <Banner tone="error">{wordsFor(error)}</Banner>}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={isPending}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
