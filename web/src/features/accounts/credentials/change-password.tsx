import { checkPassword } from '@patchbay/contract/accounts/passwords'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Meter } from '../../../ui/meter.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SecurityForm } from './security-form.tsx'
import { securityTexts as texts } from './texts.ts'
import { useChangePassword, type PasswordFieldName } from './use-change-password.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'

type Values = Record<PasswordFieldName, string>
const nothing: Values = { current: '', fresh: '', confirm: '' }

function validationErrorsOf({
  current,
  fresh,
  confirm,
}: Values): ValidationErrors<PasswordFieldName> {
  const { isGood, message } = checkPassword(fresh)
  const isConfirmed = current !== '' && confirm === fresh
  return {
    ...(!isGood && { fresh: message }),
    ...(!isConfirmed && { confirm: texts.notConfirmed }),
  }
}

export function ChangePassword({ email }: { email: string }): ReactNode {
  const [values, setValues] = useState<Values>(nothing)
  const { form, validationErrors, refuse, forget, forgetAll } =
    useValidationErrors<PasswordFieldName>()
  const { change, isChanging, failure, success, reset } = useChangePassword({
    onChanged: () => setValues(nothing),
    onValidationErrors: refuse,
  })
  const submit = (): void => {
    reset()
    const found = validationErrorsOf(values)
    if (hasValidationErrors(found)) return refuse(found)
    forgetAll()
    return change({ currentPassword: values.current, newPassword: values.fresh })
  }
  const field = (name: PasswordFieldName) => ({
    value: values[name],
    error: validationErrors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      forget(name)
    },
  })
  const { met, message } = checkPassword(values.fresh)
  return (
    <SecurityForm
      form={form}
      title={texts.passwordTitle}
      failure={failure}
      success={success}
      submitLabel={texts.changePassword}
      busyLabel={texts.saving}
      busy={isChanging}
      onSubmit={submit}
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
