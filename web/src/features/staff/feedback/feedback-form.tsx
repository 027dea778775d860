import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { feedbackLength, type FeedbackType, sendFeedback } from '@patchbay/contract/staff/feedback'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef, useState, type FormEvent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { useNoticedEnd } from '../../accounts/sessions/public.ts'
import { feedbackTexts as texts } from './texts.ts'

const shownFor = 3000

interface Sending {
  readonly send: (content: string, replyTo?: string) => void
  readonly isSending: boolean
  /** True for three seconds after it was sent. */
  readonly isSent: boolean
  readonly failure: string | undefined
  /** The server's validation error for the text. */
  readonly validationError: string | undefined
}

function wordsFor(error: Error | null): string | undefined {
  if (!error) return undefined
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_input') return undefined
  return code === 'rate_limited' ? texts.tooOften : texts.failed
}

function useSendFeedback(type: FeedbackType, onSent: () => void): Sending {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setSent(false), shownFor)
    return () => clearTimeout(timer)
  }, [isSent])
  // The page is replaced once the session has ended, and says this instead of the form.
  const noticed = useNoticedEnd(texts.failed)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: { content: string; replyTo?: string }) =>
      noticed(call(sendFeedback, { body: { type, ...sent } })),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: () => {
      onSent()
      setSent(true)
    },
  })
  return {
    send: (content, replyTo) => {
      if (isPending) return
      setSent(false)
      mutate({ content, ...(replyTo !== undefined && { replyTo }) })
    },
    isSending: isPending,
    isSent,
    failure: wordsFor(error),
    validationError: error instanceof ApiError ? error.issues[0]?.message : undefined,
  }
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
  const form = useRef<HTMLFormElement>(null)
  const [draft, keep] = useDraft(owner, type)
  const [tooLong, setTooLong] = useState(false)
  const [isWrongAddress, setIsWrongAddress] = useState(false)
  const { send, isSending, isSent, failure, validationError } = useSendFeedback(type, () =>
    keep(undefined),
  )
  const { text = '', replyTo = '' } = (draft ?? {}) as { text?: string; replyTo?: string }
  const words = texts[type]

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSending || text.trim() === '') return
    const isTooLong = countCharacters(text) > feedbackLength.max
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => setTooLong(isTooLong))
    if (isTooLong) return form.current?.querySelector('textarea')?.focus()
    const isWrong = asksAddress && !isEmailAddress(replyTo.trim())
    flushSync(() => setIsWrongAddress(isWrong))
    if (isWrong) return form.current?.querySelector('input')?.focus()
    return send(text.trim(), asksAddress ? replyTo.trim() : undefined)
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
        counter={<Counter text={text} limit={feedbackLength.max} />}
        error={tooLong ? texts.tooLong : validationError}
        onChange={(event) => {
          setTooLong(false)
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
          error={isWrongAddress ? texts.invalidEmail : undefined}
          onChange={(event) => {
            keep({ text, replyTo: event.target.value })
            setIsWrongAddress(false)
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
        {failure && !isSending && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </div>
    </form>
  )
}
