import { auditReasonLength } from '@patchbay/contract/staff/audit'
import { useState, type ReactNode } from 'react'
import type { ApiError } from '../../../platform/http/api-error.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SheetCancel } from '../../../ui/overlays/sheet-cancel.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { reasonTexts as texts } from './texts.ts'
import { useFollowed } from './use-refresh.ts'

interface ReasonFieldProps {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
  rows?: number
}

/** Why it is done, which the audit log records. */
export function ReasonField({ value, error, onChange, rows = 3 }: ReasonFieldProps): ReactNode {
  return (
    <AreaField
      label={texts.reason}
      name="reason"
      rows={rows}
      dir="auto"
      value={value}
      counter={<Counter text={value} limit={auditReasonLength} />}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What is missing or wrong, if that is why it was refused. */
export const notReadyWords = ({ code, issues }: ApiError): string | undefined =>
  code === 'invalid_input'
    ? texts.notReady(issues.map(({ path, message }) => `${path.replace('body/', '')}: ${message}.`))
    : undefined

interface ReasonSheetProps<Answer> {
  open: boolean
  onClose: () => void
  title: string
  submitLabel: string
  busyLabel: string
  /** Does it, for this reason. */
  send: (reason: string) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** What went wrong, for errors that only this action has. */
  wordsFor?: (error: Error) => string | undefined
  /** More fields, and what happens. */
  children?: ReactNode
}

/**
 * Asks why something is done, which the audit log records. The text stays if it fails. Afterwards
 * the console is loaded again.
 */
export function ReasonSheet<Answer>(props: ReasonSheetProps<Answer>): ReactNode {
  const { open, onClose, title, submitLabel, busyLabel, send, onSent, wordsFor, children } = props
  const [reason, setReason] = useState('')
  const follow = useFollowed(send)
  const state = useForm({
    names: ['reason'],
    check: () => {
      const count = countCharacters(reason.trim())
      if (count === 0) return { validationErrors: { reason: texts.required } }
      return count > auditReasonLength
        ? { validationErrors: { reason: texts.tooLong(auditReasonLength) } }
        : { input: reason.trim() }
    },
    send: follow,
    onSent: (answer) => {
      setReason('')
      onSent(answer)
    },
    wordsFor: (error) => wordsFor?.(error) ?? texts.failed,
  })
  const close = (): void => {
    if (state.isSending) return
    setReason('')
    state.reset()
    onClose()
  }
  return (
    <SheetForm
      open={open}
      onClose={close}
      title={title}
      unsaved={reason.trim() !== '' && !state.isSending}
      state={state}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      buttons={<SheetCancel>{texts.cancel}</SheetCancel>}
    >
      {children}
      <ReasonField
        value={reason}
        error={state.validationErrors.reason}
        onChange={(text) => {
          state.forget('reason')
          setReason(text)
        }}
      />
    </SheetForm>
  )
}
