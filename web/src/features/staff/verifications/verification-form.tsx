import { credentialsLength, requestVerification } from '@patchbay/contract/staff/verifications'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { useNoticedEnd, useSessions } from '../../accounts/sessions/public.ts'
import { verificationTexts as texts } from './texts.ts'

function wordsFor(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_authenticated') return texts.noUser
  return code === 'rate_limited' ? texts.tooOften : texts.failed
}

/** Another tab or device has already sent a request, which will be shown. */
const isOvertaken = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'verification_pending' || error.code === 'already_verified')

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
  const sessions = useSessions()
  const [draft, keep] = useDraft(owner, 'verification')
  const { text = before } = (draft ?? {}) as { text?: string }
  // The page is replaced once the session has ended, and says this instead of the form.
  const noticed = useNoticedEnd(texts.noUser)
  const state = useForm({
    names: ['credentials'],
    check: () => {
      const found = validationErrorOf(text)
      return found === undefined ? { input: text } : { validationErrors: { credentials: found } }
    },
    send: (credentials: string) => noticed(call(requestVerification, { body: { credentials } })),
    onSent: (request) => {
      sessions.noteVerification(request)
      keep(undefined)
    },
    onFailure: (error) => {
      if (isOvertaken(error)) sessions.retry()
    },
    wordsFor,
  })
  return (
    <Form state={state} className="max-w-[640px] space-y-3">
      <AreaField
        label={texts.credentials}
        placeholder={texts.placeholder}
        name="credentials"
        rows={4}
        dir="auto"
        value={text}
        readOnly={state.isSending}
        hint={texts.length}
        counter={<Counter text={text} limit={credentialsLength.max} />}
        error={state.validationErrors.credentials}
        onChange={(event) => {
          state.forget('credentials')
          keep({ text: event.target.value })
        }}
      />
      <div className="max-md:*:w-full">
        <Button type="submit" busy={state.isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
      <p className="text-meta text-pretty text-ink-3">{texts.next}</p>
    </Form>
  )
}
