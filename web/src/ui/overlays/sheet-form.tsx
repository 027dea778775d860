import { useId, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Form } from '../fields/form.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet-body.tsx'
import type { FormState } from '../../platform/state/use-form.ts'

interface SheetFormProps extends Omit<SheetProps, 'footer' | 'onlyText'> {
  state: Pick<FormState, 'form' | 'submit' | 'failure' | 'isSending'>
  submitLabel: string
  busyLabel: string
  /** Busy with something else than sending, such as an upload. */
  busy?: boolean
  disabled?: boolean
  /** The buttons before the one that submits. */
  buttons?: ReactNode
  /** More about the failure. */
  note?: string | undefined
  className?: string
}

/** A sheet that is one form: its button stands in the foot and stays visible. */
export function SheetForm(props: SheetFormProps): ReactNode {
  const { state, submitLabel, busyLabel, busy = false, disabled = false } = props
  const { buttons, note, className, children, ...sheet } = props
  const id = useId()
  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.onClose}
      title={sheet.title}
      unsaved={sheet.unsaved ?? false}
      tall={sheet.tall ?? false}
      footer={
        <>
          {buttons}
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={disabled}
            busy={busy || state.isSending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form state={state} id={id} note={note} {...(className !== undefined && { className })}>
        {children}
      </Form>
    </Sheet>
  )
}
