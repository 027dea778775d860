import { useId, type ReactNode } from 'react'
import type { FormState } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Banner } from '../../../ui/states/banner.tsx'

interface SecurityFormProps {
  state: FormState<string, { readonly message: string }>
  title: string
  submitLabel: string
  busyLabel: string
  children: ReactNode
  /** Under the button. */
  foot?: ReactNode
}

/** A form with a heading, the result, the fields and a button. */
export function SecurityForm(props: SecurityFormProps): ReactNode {
  const { state, title, submitLabel, busyLabel, children, foot } = props
  const id = useId()
  return (
    <div className="space-y-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <Form state={state} labelledBy={id}>
        {state.answer && <Banner tone="success">{state.answer.message}</Banner>}
        {children}
        <div className="max-md:*:w-full">
          <Button type="submit" busy={state.isSending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
        {foot}
      </Form>
    </div>
  )
}
