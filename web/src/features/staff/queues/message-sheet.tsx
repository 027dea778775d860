import { auditReasonLength, wordsToPersonLength } from '@patchbay/contract/staff/audit'
import { useState, type ReactNode } from 'react'
import { useForm } from '../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SheetCancel } from '../../../ui/overlays/sheet-cancel.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { ReasonField } from './reason-sheet.tsx'
import { messageTexts, reasonTexts } from './texts.ts'
import { useStoredText } from './use-stored-text.ts'
import { useFollowed } from './use-refresh.ts'

export interface Message {
  /** What the person reads. */
  readonly words: string
  /** What the audit log records. */
  readonly reason: string
}

interface MessageSheetProps<Answer> {
  open: boolean
  onClose: () => void
  title: string
  /** The label of the field with the words to the person. */
  label: string
  hint?: string
  submitLabel: string
  busyLabel: string
  /** The reason that stands there at first, for what is done every day. */
  usualReason?: string
  /** Under this name the words are stored in this browser until they are sent. */
  draft?: string
  send: (message: Message) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** What went wrong, for errors that only this action has. */
  wordsFor?: (error: Error) => string | undefined
  children?: ReactNode
}

type FieldName = 'words' | 'reason'

const problemWith = (text: string, limit: number, missing: string): string | undefined => {
  const count = countCharacters(text.trim())
  if (count === 0) return missing
  return count > limit ? reasonTexts.tooLong(limit) : undefined
}

function problemsOf(words: string, reason: string): ValidationErrors<FieldName> {
  const inWords = problemWith(words, wordsToPersonLength, messageTexts.required)
  const inReason = problemWith(reason, auditReasonLength, reasonTexts.required)
  return {
    ...(inWords !== undefined && { words: inWords }),
    ...(inReason !== undefined && { reason: inReason }),
  }
}

/** Words to a person, which are sent by mail, and beside them the reason for the audit log. */
export function MessageSheet<Answer>(props: MessageSheetProps<Answer>): ReactNode {
  const { open, onClose, title, label, hint, usualReason = '', draft, children } = props
  const [words, write] = useStoredText(draft)
  const [reason, setReason] = useState(usualReason)
  const follow = useFollowed(props.send)
  const state = useForm({
    names: ['words', 'reason'],
    check: () => {
      const validationErrors = problemsOf(words, reason)
      return Object.keys(validationErrors).length > 0
        ? { validationErrors }
        : { input: { words: words.trim(), reason: reason.trim() } }
    },
    send: follow,
    onSent: (answer) => {
      write('')
      setReason(usualReason)
      props.onSent(answer)
    },
    wordsFor: (error) => props.wordsFor?.(error) ?? reasonTexts.failed,
  })
  const isUnsaved = (draft === undefined && words.trim() !== '') || reason.trim() !== usualReason
  const close = (): void => {
    if (state.isSending) return
    if (draft === undefined) write('')
    setReason(usualReason)
    state.reset()
    onClose()
  }
  return (
    <SheetForm
      open={open}
      onClose={close}
      title={title}
      unsaved={isUnsaved && !state.isSending}
      state={state}
      submitLabel={props.submitLabel}
      busyLabel={props.busyLabel}
      buttons={<SheetCancel>{reasonTexts.cancel}</SheetCancel>}
    >
      {children}
      <AreaField
        label={label}
        hint={hint}
        name="words"
        rows={6}
        dir="auto"
        value={words}
        counter={<Counter text={words} limit={wordsToPersonLength} />}
        error={state.validationErrors.words}
        onChange={(event) => {
          state.forget('words')
          write(event.target.value)
        }}
      />
      <ReasonField
        rows={2}
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
