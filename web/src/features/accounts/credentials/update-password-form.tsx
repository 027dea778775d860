import { changePassword, resetPassword } from '@patchbay/contract/accounts/credentials'
import { checkPassword, passwordRules } from '@patchbay/contract/accounts/passwords'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useSession, useSessions } from '../sessions/public.ts'
import { updateTexts as texts } from './texts.ts'
import { usePasswordForm, type PasswordErrors, type Passwords } from './use-password-form.ts'

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

function check(values: Passwords, asksCurrent: boolean): PasswordErrors {
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
  const { signOut, expectEnd } = useSessions()
  // The sign-in page would redirect a signed-in person, so they are signed out first.
  const leave = (message?: string): void => {
    if (user || message) void signOut()
    void router.navigate({ to: '/auth', replace: true, state: message ? { message } : {} })
  }
  const { state, values, field } = usePasswordForm({
    check: (passwords) => check(passwords, asksCurrent),
    send: async ({ current, fresh: newPassword }) => {
      if (token !== undefined)
        return expectEnd(() => call(resetPassword, { body: { token, newPassword } }))
      if (current === '') throw new Error('There is no link and no password to prove who it is.')
      return call(changePassword, { body: { currentPassword: current, newPassword } })
    },
    onSent: () => leave(texts.done),
    wrongPassword: texts.wrongPassword,
    ruleWords: (rule) => rule.replace(/ digit$/, ' number'),
    wordsFor: (error) => tooOftenWords(error) ?? texts.failed,
  })
  return (
    <Form
      state={state}
      note={
        <Link to="/reset-password" className="underline">
          {texts.newLink}
        </Link>
      }
    >
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
          busy={state.isSending}
          busyLabel={texts.saving}
        >
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}
