import type { ReactNode } from 'react'
import type { FormState } from '../../platform/state/use-form.ts'
import { Banner } from '../states/banner.tsx'

interface FormProps {
  state: Pick<FormState, 'form' | 'submit' | 'failure'>
  children: ReactNode
  /** More about the failure. */
  note?: ReactNode
  /** For a button outside of the form. */
  id?: string
  labelledBy?: string
  className?: string
}

/** The fields of a form, below what went wrong with the last attempt. */
export function Form(props: FormProps): ReactNode {
  const { state, children, note, id, labelledBy, className = 'space-y-4' } = props
  const { form, submit, failure } = state
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      aria-labelledby={labelledBy}
      className={className}
    >
      {failure !== undefined && (
        <Banner tone="error">
          {failure}
          {note !== undefined && <p className="mt-1">{note}</p>}
        </Banner>
      )}
      {children}
    </form>
  )
}
