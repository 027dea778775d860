import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { boxStyle, Field, type FieldProps } from './field.tsx'

type AreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
    /** Begins with two lines, and grows with what is typed. */
    grows?: boolean
  }

export function AreaField(props: AreaFieldProps): ReactNode {
  const { label, hint, error, counter, optional, unlabelled, grows, rows = 3, ...rest } = props
  return (
    <Field
      {...{ label, hint, error, counter }}
      optional={optional ?? false}
      unlabelled={unlabelled ?? false}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(
            boxStyle(error),
            'resize-none py-2.5',
            grows && 'field-sizing-content max-h-96 min-h-17',
          )}
        />
      )}
    </Field>
  )
}
