import { credentialsLength } from '@patchbay/contract/verifications'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../platform/drafts.ts'
import { AreaField } from '../../ui/fields/area-field.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { countCharacters, countHint } from '../../ui/fields/count-hint.ts'
import { verificationTexts as texts } from './texts.ts'
import { useRequestVerification } from './use-request-verification.ts'

interface VerificationFormProps {
  owner: string
  /** After a rejection, the text of that request, so that it can be improved. */
  before?: string | undefined
}

function validationErrorOf(text: string): string | undefined {
  const count = countCharacters(text)
  if (count < credentialsLength.min) return texts.tooShort
  return count > credentialsLength.max ? texts.tooLong : undefined
}

/** The draft survives a failure, a reload and signing in again. */
export function VerificationForm({ owner, before = '' }: VerificationFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [draft, keep] = useDraft(owner, 'verification')
  const [ownError, setOwnError] = useState<string>()
  const { send, isSending, failure, validationError } = useRequestVerification(() =>
    keep(undefined),
  )
  const { text = before } = (draft ?? {}) as { text?: string }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSending) return
    const found = validationErrorOf(text)
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => setOwnError(found))
    if (found) form.current?.querySelector('textarea')?.focus()
    else send(text)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-3">
      {failure && <Banner tone="error">{failure}</Banner>}
      <AreaField
        label={texts.credentials}
        placeholder={texts.placeholder}
        name="credentials"
        rows={4}
        dir="auto"
        value={text}
        readOnly={isSending}
        hint={countHint(text, credentialsLength.max) ?? texts.length}
        error={ownError ?? validationError}
        onChange={(event) => {
          setOwnError(undefined)
          keep({ text: event.target.value })
        }}
      />
      <div className="max-md:*:w-full">
        <Button type="submit" busy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
