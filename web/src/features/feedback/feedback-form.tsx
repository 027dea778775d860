import { feedbackLength, type FeedbackType } from '@patchbay/contract/feedback'
import { CircleCheck } from 'lucide-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../platform/drafts.ts'
import { AreaField } from '../../ui/fields/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { countCharacters, countHint } from '../../ui/fields/count-hint.ts'
import { FieldError } from '../../ui/fields/field.tsx'
import { feedbackTexts as texts } from './texts.ts'
import { useSendFeedback } from './use-send-feedback.ts'

function hintFor(text: string): string {
  const count = countCharacters(text)
  if (count > 0 && count < feedbackLength.detailed) return texts.moreDetail
  return countHint(text, feedbackLength.max) ?? texts.length
}

/** The draft survives a failure, a reload and signing in again. */
export function FeedbackForm({ type, owner }: { type: FeedbackType; owner: string }): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [draft, keep] = useDraft(owner, type)
  const [tooLong, setTooLong] = useState(false)
  const { send, isSending, isSent, failure, validationError } = useSendFeedback(type, () =>
    keep(undefined),
  )
  const { text = '' } = (draft ?? {}) as { text?: string }
  const words = texts[type]

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSending || text.trim() === '') return
    const isTooLong = countCharacters(text) > feedbackLength.max
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => setTooLong(isTooLong))
    if (isTooLong) form.current?.querySelector('textarea')?.focus()
    else send(text.trim())
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-3 p-4">
      <AreaField
        label={words.label}
        name={type}
        placeholder={words.placeholder}
        dir="auto"
        value={text}
        readOnly={isSending}
        hint={hintFor(text)}
        error={tooLong ? texts.tooLong : validationError}
        onChange={(event) => {
          setTooLong(false)
          keep({ text: event.target.value })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:*:w-full">
        <Button
          type="submit"
          busy={isSending}
          busyLabel={texts.sending}
          disabled={text.trim() === ''}
        >
          {words.send}
        </Button>
        <output className="text-meta font-medium text-go">
          {isSent && (
            <span className="flex items-center gap-1.5 py-1">
              <CircleCheck className="size-3.5 shrink-0" aria-hidden="true" />
              {words.sent}
            </span>
          )}
        </output>
        {failure && !isSending && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </div>
    </form>
  )
}
