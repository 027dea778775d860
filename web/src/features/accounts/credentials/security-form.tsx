import { useId, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'

interface SecurityFormProps {
  form: RefObject<HTMLFormElement | null>
  title: string
  /** The result of the last attempt. */
  failure: string | undefined
  success: string | undefined
  submitLabel: string
  busyLabel: string
  busy: boolean
  onSubmit: () => void
  children: ReactNode
  /** Under the button. */
  foot?: ReactNode
}

/** A form with a heading, the result, the fields and a button. */
export function SecurityForm(props: SecurityFormProps): ReactNode {
  const { form, title, failure, success, busy } = props
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy) props.onSubmit()
  }
  return (
    <form ref={form} noValidate aria-labelledby={id} onSubmit={submit} className="space-y-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {failure && <Banner tone="error">{failure}</Banner>}
      {success && <Banner tone="success">{success}</Banner>}
      {props.children}
      <div className="max-md:*:w-full">
        <Button type="submit" busy={busy} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </Button>
      </div>
      {props.foot}
    </form>
  )
}
