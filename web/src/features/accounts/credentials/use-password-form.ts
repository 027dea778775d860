import { useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import { authFailureOf } from '../sessions/public.ts'

const names = ['current', 'fresh', 'confirm'] as const
type Name = (typeof names)[number]
export type PasswordErrors = ValidationErrors<Name>
export type Passwords = Readonly<Record<Name, string>>
const nothing: Passwords = { current: '', fresh: '', confirm: '' }

interface PasswordFormOptions<Answer> {
  readonly check: (values: Passwords) => PasswordErrors
  readonly send: (values: Passwords) => Promise<Answer>
  readonly onSent: () => void
  readonly wrongPassword: string
  /** How this form words a rule that the new password breaks. */
  readonly ruleWords?: (rule: string) => string
  readonly wordsFor: (error: Error) => string
}

/** A form that sets a password: the current one, the new one, and the new one again. */
export function usePasswordForm<Answer>(options: PasswordFormOptions<Answer>) {
  const { check, send, onSent, wrongPassword, ruleWords = (rule) => rule, wordsFor } = options
  const [values, setValues] = useState(nothing)
  const state = useForm<Name, Passwords, Answer>({
    names,
    check: () => inputUnless(check(values), values),
    send,
    onSent,
    errorsAt: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password')
        return { current: wrongPassword }
      const failure = authFailureOf(error)
      const [rule] = failure.kind === 'weak_password' ? failure.reasons : []
      return rule === undefined ? {} : { fresh: ruleWords(rule) }
    },
    wordsFor,
  })
  return {
    state,
    values,
    clear: (): void => setValues(nothing),
    /** The props of a field. */
    field: (name: Name) => ({
      value: values[name],
      error: state.validationErrors[name],
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value })
        state.forget(name)
      },
    }),
  }
}
