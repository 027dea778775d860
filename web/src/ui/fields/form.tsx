import type { ReactNode } from 'react'
import type { FormState } from '../../platform/state/use-form.ts'
import { Banner } from '../states/banner.tsx'

interface FormProps {
  state: Pick<FormState, 'form' | 'submit' | 'failure'>
  children: ReactNode
  /** For a button outside of the form. */
  id?: string
  label?: string
  labelledBy?: string
  className?: string
}

/** The fields of a form, below what went wrong with the last attempt. */
export function Form(props: FormProps): ReactNode {
  const { state, children, id, label, labelledBy, className = 'space-y-4' } = props
  return (
    <form
      ref={state.form}
      id={id}
      noValidate
      onSubmit={state.submit}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
    >
      {state.failure !== undefined && <Banner tone="error">{state.failure}</Banner>}
      {children}
    </form>
  )
}
