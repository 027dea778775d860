import type { ComponentProps, ReactNode } from 'react'
import { boxStyle, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({
  label,
  hint,
  error,
  counter,
  optional,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} counter={counter} optional={optional ?? false}>
      {(control) => <input {...rest} {...control} className={`${boxStyle(error)} h-11 md:h-10`} />}
    </Field>
  )
}
