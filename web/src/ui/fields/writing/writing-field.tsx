import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { boxStyle, Field, type FieldProps } from '../field.tsx'
import { WritingArea, type WritingAreaProps } from './writing-area.tsx'

type WritingFieldProps = FieldProps &
  Omit<WritingAreaProps, 'className' | 'id'> & {
    /** Begins with two lines, and grows with what is typed. */
    grows?: boolean
  }

/** A field for words that others read: they can be formatted, and can name people. */
export function WritingField(props: WritingFieldProps): ReactNode {
  const { label, hint, error, counter, optional, unlabelled, grows, ...rest } = props
  return (
    <Field
      {...{ label, hint, error, counter }}
      optional={optional ?? false}
      unlabelled={unlabelled ?? false}
    >
      {(control) => (
        <WritingArea
          rows={3}
          dir="auto"
          {...rest}
          {...control}
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
