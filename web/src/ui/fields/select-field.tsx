import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { boxStyle, Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className' | 'id'>

/** The native control: best on phones, and no script. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { label, hint, error, optional, children, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={`${boxStyle(error)} h-11 appearance-none truncate pr-9 md:h-10`}
          >
            {children}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  )
}
