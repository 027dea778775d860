import { checkPassword, passwordRules } from '@patchbay/contract/accounts/passwords'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useSession, useSessions } from '../sessions/public.ts'
import { updateTexts as texts } from './texts.ts'
import { useUpdatePassword, type UpdateFieldName } from './use-update-password.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'

/** This screen does not list the last rule, but enforces it. */
const listed = passwordRules('number').slice(0, 4)

/** The rules with a lamp each, lit once it is met. */
function PasswordHints({ password }: { password: string }): ReactNode {
  return (
    <ul aria-label={texts.rules} className="mt-2 space-y-1 text-meta">
      {listed.map(({ text, isMet }) => {
        const lit = isMet(password)
        return (
          <li
            key={text}
            className={classNames('flex items-center gap-2', lit ? 'text-ink' : 'text-ink-3')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'h-3 w-1 shrink-0 rounded-[1.5px] transition-colors duration-150',
                lit ? 'bg-signal' : 'bg-line-strong',
              )}
            />
            <span>
              {lit && <span className="sr-only">{texts.met} </span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface UpdatePasswordFormProps {
  token: string | undefined
  /** Without a link, the current password is the proof of identity. */
  asksCurrent: boolean
}

type Values = Record<UpdateFieldName, string>

function validationErrorsOf(
  values: Values,
  asksCurrent: boolean,
): ValidationErrors<UpdateFieldName> {
  const { isGood, message } = checkPassword(values.fresh, 'number')
  return {
    ...(asksCurrent && values.current === '' && { current: texts.passwordMissing }),
    ...(!isGood && { fresh: message }),
    ...(values.confirm !== values.fresh && { confirm: texts.mismatch }),
  }
}

export function UpdatePasswordForm({ token, asksCurrent }: UpdatePasswordFormProps): ReactNode {
  const router = useRouter()
  const { user } = useSession()
  const { signOut } = useSessions()
  const [values, setValues] = useState<Values>({ current: '', fresh: '', confirm: '' })
  const { form, validationErrors, refuse, forget, forgetAll } =
    useValidationErrors<UpdateFieldName>()
  // The sign-in page would redirect a signed-in person, so they are signed out first.
  const leave = (message?: string): void => {
    if (user || message) void signOut()
    void router.navigate({ to: '/auth', replace: true, state: message ? { message } : {} })
  }
  const { update, isUpdating, failure, reset } = useUpdatePassword(token, {
    onUpdated: () => leave(texts.done),
    onValidationErrors: refuse,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isUpdating) return
    reset()
    const found = validationErrorsOf(values, asksCurrent)
    if (hasValidationErrors(found)) return refuse(found)
    forgetAll()
    update(values)
  }
  const field = (name: UpdateFieldName) => ({
    value: values[name],
    error: validationErrors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      forget(name)
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {failure && (
        <Banner tone="error">
          {failure}
          <br />
          <Link to="/reset-password" className="underline">
            {texts.newLink}
          </Link>
        </Banner>
      )}
      {asksCurrent && (
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          {...field('current')}
        />
      )}
      <div>
        <PasswordField label={texts.newPassword} autoComplete="new-password" {...field('fresh')} />
        <PasswordHints password={values.fresh} />
      </div>
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        {...field('confirm')}
      />
      <div className="flex gap-2 pt-1 *:flex-1">
        <Button variant="ghost" size="lg" onClick={() => leave()}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isUpdating}
          busyLabel={texts.saving}
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
