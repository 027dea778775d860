import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FormattingArea } from './formatting/formatting-area.tsx'
import { boxStyle, Field, type FieldProps } from './field.tsx'

type AreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
    /** Begins with two lines, and grows with what is typed. */
    grows?: boolean
    /** What is written can be formatted. */
    formats?: boolean
  }

export function AreaField(props: AreaFieldProps): ReactNode {
  const { label, hint, error, counter, optional, unlabelled, grows, formats, ...rest } = props
  const { rows = 3 } = rest
  return (
    <Field
      {...{ label, hint, error, counter }}
      optional={optional ?? false}
      unlabelled={unlabelled ?? false}
    >
      {(control) => {
        const area = (
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
        )
        return formats ? <FormattingArea>{area}</FormattingArea> : area
      }}
    </Field>
  )
}
