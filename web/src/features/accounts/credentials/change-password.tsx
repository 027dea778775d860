import { changePassword } from '@patchbay/contract/accounts/credentials'
import { checkPassword } from '@patchbay/contract/accounts/passwords'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { failureWords } from './failure-words.ts'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'
import { usePasswordForm, type PasswordErrors, type Passwords } from './use-password-form.ts'

/** How long the success message is shown, in milliseconds. */
const shownFor = 3000

function check({ current, fresh, confirm }: Passwords): PasswordErrors {
  const { isGood, message } = checkPassword(fresh)
  const isConfirmed = current !== '' && confirm === fresh
  return {
    ...(!isGood && { fresh: message }),
    ...(!isConfirmed && { confirm: texts.notConfirmed }),
  }
}

export function ChangePassword({ email }: { email: string }): ReactNode {
  const { state, values, clear, field } = usePasswordForm({
    check,
    send: ({ current, fresh }) =>
      call(changePassword, { body: { currentPassword: current, newPassword: fresh } }),
    onSent: () => clear(),
    wrongPassword: texts.wrongPassword,
    wordsFor: (error) => failureWords(error, texts.passwordFailed),
  })
  const { answer } = state
  const hideSuccess = useEffectEvent(state.reset)
  useEffect(() => {
    if (!answer) return undefined
    const timer = setTimeout(() => hideSuccess(), shownFor)
    return () => clearTimeout(timer)
  }, [answer])
  const { met, message } = checkPassword(values.fresh)
  return (
    <SecurityForm
      state={state}
      title={texts.passwordTitle}
      submitLabel={texts.changePassword}
      busyLabel={texts.saving}
      foot={
        <p className="text-meta">
          <Link to="/reset-password" className="font-semibold text-accent-text hover:underline">
            {texts.forgotten}
          </Link>
        </p>
      }
    >
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={message}
        live
        meter={
          <Meter
            label={texts.strength}
            kind="measure"
            value={met}
            max={5}
            valueText={texts.rulesMet(met, 5)}
          />
        }
        {...field('fresh')}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        {...field('confirm')}
      />
    </SecurityForm>
  )
}
