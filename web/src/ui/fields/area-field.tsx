import type { ComponentProps, ReactNode } from 'react'
import { boxStyle, Field, type FieldProps } from './field.tsx'

type AreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function AreaField(props: AreaFieldProps): ReactNode {
  const { label, hint, error, counter, optional, rows = 3, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} counter={counter} optional={optional ?? false}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={`${boxStyle(error)} resize-none py-2.5`}
        />
      )}
    </Field>
  )
}
