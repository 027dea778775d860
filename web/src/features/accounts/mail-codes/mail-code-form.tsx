import { mailCode } from '@patchbay/contract/accounts/mail-codes'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { checkOnly, useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { mailCodeTexts as texts } from './texts.ts'

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code

interface MailCodeFormProps<Answer> {
  /** The address that the code was mailed to. */
  email: string
  submit: string
  submitting: string
  send: (code: string) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** Says what the form does not: nothing for what is answered elsewhere. */
  wordsFor?: (error: Error) => string | undefined
  onFailure?: (error: Error) => void
  /** Mails a new code; only that one works then. */
  onAgain: () => Promise<unknown>
  /** Back to the address, where it was typed here. */
  onOtherAddress?: () => void
}

/** Asks for the code that was mailed, and mails another one if it does not arrive. */
export function MailCodeForm<Answer>(props: MailCodeFormProps<Answer>): ReactNode {
  const [typed, setTyped] = useState('')
  const again = useMutation({ mutationFn: props.onAgain, networkMode: 'always' })
  const state = useForm({
    names: ['code'],
    check: () => checkOnly('code', mailCode, typed),
    send: props.send,
    onSent: props.onSent,
    ...(props.onFailure && { onFailure: props.onFailure }),
    errorsAt: (error) => {
      if (isRefusal(error, 'wrong_code')) return { code: texts.wrongCode }
      return isRefusal(error, 'code_expired') ? { code: texts.expired } : {}
    },
    wordsFor: (error) =>
      tooOftenWords(error) ?? (props.wordsFor ? props.wordsFor(error) : texts.failed),
  })
  const { form } = state
  // The person has just asked for the code, and the field for the address is gone; a sheet around it
  // would take the focus.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const said = again.isSuccess ? texts.sentAgain : texts.spam
  return (
    <Form state={state}>
      <p className="text-ink-2">{texts.sentTo(props.email)}</p>
      <TextField
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={typed}
        error={state.validationErrors.code}
        onChange={(event) => {
          state.reset()
          setTyped(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state.isSending}
        busyLabel={props.submitting}
      >
        {props.submit}
      </Button>
      <output className="block text-meta text-pretty text-ink-3">
        {again.error ? (tooOftenWords(again.error) ?? texts.failed) : said}
      </output>
      <div className="-ml-3 flex flex-wrap">
        <Button
          variant="ghost"
          size="sm"
          busy={again.isPending}
          busyLabel={texts.sendingAgain}
          onClick={() => {
            setTyped('')
            state.reset()
            again.mutate()
          }}
        >
          {texts.again}
        </Button>
        {props.onOtherAddress && (
          <Button variant="ghost" size="sm" onClick={props.onOtherAddress}>
            {texts.otherAddress}
          </Button>
        )}
      </div>
    </Form>
  )
}
