import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { feedbackLength, type FeedbackType, sendFeedback } from '@patchbay/contract/staff/feedback'
import { CircleCheck } from 'lucide-react'
import { useState, type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useForm, type Checked } from '../../../platform/state/use-form.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { useNoticedEnd } from '../../accounts/sessions/public.ts'
import { feedbackTexts as texts } from './texts.ts'

const shownFor = 3000

type FieldName = 'content' | 'replyTo'
const fieldNames: readonly FieldName[] = ['content', 'replyTo']

interface Sent {
  readonly content: string
  readonly replyTo?: string
}

/** Returns nothing if no text was typed. */
function checkFeedback(
  text: string,
  address: string | undefined,
): Checked<FieldName, Sent> | undefined {
  const content = text.trim()
  if (content === '') return undefined
  if (countCharacters(text) > feedbackLength.max)
    return { validationErrors: { content: texts.tooLong } }
  if (address === undefined) return { input: { content } }
  const replyTo = address.trim()
  return isEmailAddress(replyTo)
    ? { input: { content, replyTo } }
    : { validationErrors: { replyTo: texts.invalidEmail } }
}

const isTooOften = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'rate_limited'

/** True for three seconds after it was set. */
function useBriefly(): [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => show(false), shownFor)
    return () => clearTimeout(timer)
  }, [isShown])
  return [isShown, show]
}

function hintFor(text: string): string {
  const count = countCharacters(text)
  if (count > 0 && count < feedbackLength.detailed) return texts.moreDetail
  return texts.length
}

interface FeedbackFormProps {
  type: FeedbackType
  owner: string
  /** The account has no address that an answer could be sent to. */
  asksAddress?: boolean
}

/** The draft survives a failure, a reload and signing in again. */
export function FeedbackForm({ type, owner, asksAddress = false }: FeedbackFormProps): ReactNode {
  const [draft, keep] = useDraft(owner, type)
  const { text = '', replyTo = '' } = (draft ?? {}) as { text?: string; replyTo?: string }
  const [isSent, setSent] = useBriefly()
  // The page is replaced once the session has ended, and says this instead of the form.
  const noticed = useNoticedEnd(texts.failed)
  const { form, submit, isSending, failure, validationErrors, forget } = useForm({
    names: fieldNames,
    check: () => checkFeedback(text, asksAddress ? replyTo : undefined),
    send: (sent: Sent) => {
      setSent(false)
      return noticed(call(sendFeedback, { body: { type, ...sent } }))
    },
    onSent: () => {
      keep(undefined)
      setSent(true)
    },
    wordsFor: (error) => (isTooOften(error) ? texts.tooOften : texts.failed),
  })
  const words = texts[type]
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
        counter={<Counter text={text} limit={feedbackLength.max} />}
        error={validationErrors.content}
        onChange={(event) => {
          forget('content')
          keep({ text: event.target.value, replyTo })
        }}
      />
      {asksAddress && (
        <TextField
          label={texts.replyTo}
          type="email"
          autoComplete="email"
          hint={texts.replyToHint}
          value={replyTo}
          error={validationErrors.replyTo}
          onChange={(event) => {
            keep({ text, replyTo: event.target.value })
            forget('replyTo')
          }}
        />
      )}
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
        {failure !== undefined && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </div>
    </form>
  )
}
