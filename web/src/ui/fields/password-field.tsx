import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { boxStyle, Field, type FieldProps } from './field.tsx'
import { uiTexts } from '../texts.ts'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    /** Between the field and its hint. */
    meter?: ReactNode
  }

/** The text is hidden until the person shows it. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, hint, live, error, optional = false, meter, ...rest } = props
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} live={live ?? false} error={error} optional={optional}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              type={isShown ? 'text' : 'password'}
              className={`${boxStyle(error)} h-11 pr-12 md:h-10`}
            />
            <button
              type="button"
              aria-label={isShown ? uiTexts.hide(label) : uiTexts.show(label)}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
            >
              <Icon className="size-[18px]" aria-hidden="true" />
            </button>
          </div>
          {meter && <div className="mt-2">{meter}</div>}
        </>
      )}
    </Field>
  )
}
