import { credentialsLength, requestVerification } from '@patchbay/contract/staff/verifications'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { useNoticedEnd, useSessions } from '../../accounts/sessions/public.ts'
import { verificationTexts as texts } from './texts.ts'

interface Requesting {
  readonly send: (credentials: string) => void
  readonly isSending: boolean
  readonly failure: string | undefined
  /** The server's validation error for the text. */
  readonly validationError: string | undefined
}

function failureOf(error: ApiError | null): string | undefined {
  if (!error || error.code === 'invalid_input') return undefined
  if (error.code === 'not_authenticated') return texts.noUser
  return error.code === 'rate_limited' ? texts.tooOften : texts.failed
}

/** Another tab or device has already sent a request, which will be shown. */
const isOvertaken = (error: ApiError): boolean =>
  error.code === 'verification_pending' || error.code === 'already_verified'

function useRequestVerification(onSent: () => void): Requesting {
  const sessions = useSessions()
  // The page is replaced once the session has ended, and says this instead of the form.
  const noticed = useNoticedEnd(texts.noUser)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: string) =>
      noticed(call(requestVerification, { body: { credentials } })),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (request) => {
      sessions.noteVerification(request)
      onSent()
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return
      if (isOvertaken(failure)) sessions.retry()
    },
  })
  const failure = error instanceof ApiError ? error : null
  return {
    send: (credentials) => {
      if (!isPending) mutate(credentials)
    },
    isSending: isPending,
    failure: error && !failure ? texts.failed : failureOf(failure),
    validationError: failure?.issues[0]?.message,
  }
}

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
        hint={texts.length}
        counter={<Counter text={text} limit={credentialsLength.max} />}
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
