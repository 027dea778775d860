import { signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { setToken } from '../../../platform/http/token.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { authFailureOf, useSessions } from '../sessions/public.ts'
import { signInTexts as texts } from './texts.ts'

/** The fields are read when they are sent: a browser may fill them in without an event. */
function check(form: HTMLFormElement | null) {
  const fields = new FormData(form ?? undefined)
  const text = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const given = { email: text('email').trim(), password: text('password') }
  const errors = {
    ...(!z.regexes.email.test(given.email) && { email: texts.invalidEmail }),
    ...(given.password === '' && { password: texts.passwordMissing }),
  }
  return inputUnless(errors, given)
}

function wordsFor(error: Error): string | undefined {
  const code = error instanceof ApiError ? error.code : ''
  // The gate answers both.
  if (code === 'account_banned' || code === 'second_factor_needed') return undefined
  if (authFailureOf(error).kind === 'invalid_credentials') return texts.invalidCredentials
  return tooOftenWords(error) ?? texts.notReachable
}

/** The gate redirects as soon as there is a session. */
export function EmailForm(): ReactNode {
  const { adopt, enter } = useSessions()
  const state = useForm({
    names: ['email', 'password'],
    check,
    send: (given) => call(signInWithPassword, { body: { ...given, timeZone: ownZone() } }),
    onSent: ({ token, ...session }) => {
      if (token !== undefined) setToken(token)
      adopt(session)
    },
    onFailure: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'second_factor_needed') return
      if (refusal.token !== undefined) setToken(refusal.token)
      void enter()
    },
    errorsAt: () => ({}),
    wordsFor,
  })
  const { validationErrors: errors } = state
  return (
    <Form state={state} className="mt-6 space-y-4">
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
        busy={state.isSending}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </Form>
  )
}
