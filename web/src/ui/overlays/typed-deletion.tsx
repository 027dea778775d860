import { Trash2 } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../states/banner.tsx'
import { Button } from '../buttons/button.tsx'
import { Sheet } from './sheet.tsx'
import { TextField } from '../fields/text-field.tsx'

interface TypedDeletionProps {
  open: boolean
  onClose: () => void
  texts: {
    readonly title: string
    readonly intro: string
    /** Everything that is deleted. */
    readonly removed: readonly string[]
    readonly confirm: string
    readonly cancel: string
    readonly submit: string
    readonly submitting: string
  }
  typed: string
  onType: (text: string) => void
  /** Whether the typed text matches. */
  confirmed: boolean
  /** The text to type, if the label does not say it. */
  hint?: string | undefined
  /** Shown at the field if the person submits without the right text. */
  refusal?: string | undefined
  /** The error of the last attempt. */
  failure?: string | undefined
  busy: boolean
  onSubmit: () => void
}

/** Lists what is deleted, and requires a certain text before it can be submitted. */
export function TypedDeletion(props: TypedDeletionProps): ReactNode {
  const { texts, typed, busy, failure } = props
  const formId = useId()
  const close = (): void => {
    if (busy) return
    props.onType('')
    props.onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In React its form can be inside another form, although not in the document.
    event.stopPropagation()
    if (!busy) props.onSubmit()
  }
  return (
    <Sheet
      open={props.open}
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!props.confirmed}
            busy={busy}
            busyLabel={texts.submitting}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {failure && (
          <div className="mb-4">
            <Banner tone="error">{failure}</Banner>
          </div>
        )}
        <p>{texts.intro}</p>
        <ul className="mt-3 mb-5 divide-y divide-line border-y border-line">
          {texts.removed.map((item) => (
            <li key={item} className="py-2">
              {item}
            </li>
          ))}
        </ul>
        <TextField
          label={texts.confirm}
          hint={props.hint}
          error={props.refusal}
          value={typed}
          dir="auto"
          onChange={(event) => props.onType(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Sheet>
  )
}
